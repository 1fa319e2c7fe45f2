/**
 * The product's own texts. Texts quoted from the specification match it exactly, including odd spelling; comments
 * name the section where it is not obvious.
 */
export * as texts from './texts/all.ts'
