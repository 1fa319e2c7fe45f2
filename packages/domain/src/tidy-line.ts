/** Spaces that take no place, and soft hyphens. Not the joiners, of which emoji are made. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g

/**
 * A line as it looks: pasted from a spreadsheet or a web page it may hold hard spaces, line breaks and characters that
 * nobody sees, and from a Mac letters in two parts. The same name must be the same text, to be found and not to be
 * entered twice.
 */
export const tidyLine = (text: string): string =>
  text.replace(unseen, '').replace(/\s+/g, ' ').trim().normalize('NFC')
