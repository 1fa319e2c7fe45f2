/** What a clock may call somebody: digits nearly always. */
const clockNumberForm = /^[\w.-]{1,40}$/

export const isClockNumber = (text: string): boolean => clockNumberForm.test(text)

/**
 * A biometric clock's own number of somebody in the one form in which it is kept and compared: clocks pad with zeros
 * ('00000009'), their programs and spreadsheets do not.
 */
export const clockNumberOf = (text: string): string =>
  /^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : text.toUpperCase()
