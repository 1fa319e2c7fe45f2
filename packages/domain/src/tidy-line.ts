/**
 * Characters that a line never shows: zero-width spaces, soft hyphens, control characters, the code points that Unicode
 * keeps free of characters, and marks that change the direction of reading. A name written from right to left needs no
 * marks; with them, 'Ana' could be made to look like 'anA', or turn the words that stand beside it. Zero-width joiners are
 * kept: emoji and some scripts use them. The character 0 is kept too: the server refuses it, naming the field.
 */
const unseen = /[\u00ad\u200b\u2060\ufeff\p{Bidi_Control}\p{Noncharacter_Code_Point}]|(?![\0\s])\p{Control}/gu

/**
 * A line as it looks. Text pasted from a spreadsheet or a web page may hold non-breaking spaces, line breaks and
 * invisible characters, and text from a Mac decomposed letters. Normalised, equal names are equal texts: they can be
 * found, and are not entered twice.
 */
export const tidyLine = (text: string): string =>
  text.replace(unseen, '').replace(/\s+/g, ' ').trim().normalize('NFC')

/** As in a line, but of the marks for direction only the two that turn letters around: the others serve mixed scripts. */
const noText = /[\u202d\u202e\p{Noncharacter_Code_Point}]|(?![\0\t\n\r])\p{Control}/gu

/** A text of several lines without characters that are no text. Word processors' own line breaks become usual ones. */
export const tidyText = (text: string): string =>
  text
    .replace(/[\v\f\u2028\u2029]/g, '\n')
    .replace(noText, '')
    .trim()
