/**
 * The product's own texts. Those that the specification quotes are its to the letter, odd spelling included;
 * the section is named where it is not plain.
 */
export * as texts from './texts/all.ts'
