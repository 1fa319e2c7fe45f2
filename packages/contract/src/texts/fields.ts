/** Errors of the fields that many calls share. */
export const fieldTexts = {
  id: 'This is not an id that Tahi made',
  day: 'Enter a day as YYYY-MM-DD',
  month: 'Enter a month as YYYY-MM',
  year: 'Check the year.',
  time: 'Enter a time as HH:MM',
  pesos: 'Enter pesos with at most two decimals',
  timeZone: 'Choose a time zone, such as Asia/Manila',
  reason: 'Say why, for the record',
} as const
