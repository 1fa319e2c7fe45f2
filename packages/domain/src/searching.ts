/** Separators of words, also in 'EMP-00007 · Cruz, Ana' and 'Cruz, Ana (EMP-00007)' as the screens name a person. */
const between = /[\s,·()]+/

/** The words of a search; each must be found. */
export const searchWords = (search: string): string[] => search.split(between).filter((word) => word !== '')

/** A text in lower case and without diacritics, which few keyboards have: 'Peña' is 'pena'. */
export const unmarked = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text contains each word of a search. The server searches its database by the same rule. */
export function isFound(search: string, text: string): boolean {
  const searched = unmarked(text)
  return searchWords(search).every((word) => searched.includes(unmarked(word)))
}
