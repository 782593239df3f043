/** What a message or a mark means; each has a colour pair in every theme. */
export type Tone = 'neutral' | 'info' | 'positive' | 'warning' | 'danger';
