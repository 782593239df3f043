/** What a session may be limited to: what a phone answers with, or what a user let another product do (R1.7.18). */
export type Scope = 'device' | 'accounts' | 'history' | 'transfers';
