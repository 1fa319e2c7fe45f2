/** A person's number in a clock: nearly always digits. */
const clockNumberForm = /^[\w.-]{1,40}$/

export const isClockNumber = (text: string): boolean => clockNumberForm.test(text)

/**
 * A person's number in a biometric clock, normalised for storing and comparing: clocks pad it with zeros
 * ('00000009'), their programs and spreadsheets do not.
 */
export const clockNumberOf = (text: string): string =>
  /^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : text.toUpperCase()
