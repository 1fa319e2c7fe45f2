/** Zero-width spaces and soft hyphens. Zero-width joiners are kept: emoji use them. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g

/**
 * A line as it looks. Text pasted from a spreadsheet or a web page may hold non-breaking spaces, line breaks and
 * invisible characters, and text from a Mac decomposed letters. Normalised, equal names are equal texts: they can be
 * found, and are not entered twice.
 */
export const tidyLine = (text: string): string =>
  text.replace(unseen, '').replace(/\s+/g, ' ').trim().normalize('NFC')
