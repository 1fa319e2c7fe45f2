/**
 * Titles of a time in or out for half a day, or for one of several parts: 'AM In', 'Out (Afternoon)', 'Time In 2'. As
 * `synonyms` has them, without case, spaces and punctuation.
 */
const half = '(?:am|pm|morning|afternoon|noon|[1-4]|1st|2nd|3rd|4th|first|second)'
const time = '(?:time|clock|check|punch)?(in|out)(?:time)?'
const ofHalfDay = new RegExp(`^(?:${half}${time}|${time}${half})$`)

/** Whether the titles have times in and times out for parts of a day, side by side. */
export function haveHalfDays(titles: readonly string[]): boolean {
  const kinds = titles.map((title) => ofHalfDay.exec(title)).map((match) => match?.[1] ?? match?.[2])
  return kinds.includes('in') && kinds.includes('out')
}
