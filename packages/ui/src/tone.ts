/** The meaning of a colour, independent of the colour itself. */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'accent' | 'neutral'
