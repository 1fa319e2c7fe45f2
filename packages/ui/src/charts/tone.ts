/** What a colour says, never which colour it is. */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'accent' | 'neutral'
