/** Errors of the fields that light pages load, in a file of their own so that these load no others. */
export const smallFieldTexts = {
  userId: 'Use letters, digits, dots and dashes, 2 to 40 of them',
  phoneInstant: 'Enter an instant between 1970 and 2100',
} as const
