/** What a session may be limited to: what a phone answers with, or what a user let another product do (spec 1 §7). */
export type Scope = 'device' | 'accounts' | 'history' | 'transfers';
