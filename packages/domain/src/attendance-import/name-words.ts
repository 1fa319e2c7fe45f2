import { unmarked } from '../searching.ts'

/** Longer than any name; of what is longer the rest is not read, so that it costs nothing. */
const longestName = 120

/** An 'Ñ' in UTF-8 that was read as something else. */
const twiceEncoded = /Ã[±‘\u0091]/g

/** What an 'Ñ' becomes where a clock, its program and the office's computer disagree about it. */
const brokenLetter = /[?\ufffd¥¤Ðð]/g

/** Stands in a word for a letter that nobody knows. */
export const anyLetter = '?'

/** As they may also end what is written in one: 'CRUZJR'. */
export const nameSuffixes = ['jr', 'sr', 'ii', 'iii', 'iv'] as const

const besideNames = new Set<string>([...nameSuffixes, 'mr', 'mrs', 'ms', 'dr', 'engr', 'atty'])

/** With a number they are what a clock calls somebody whose name it was not told. */
const withoutName = new Set([
  'emp',
  'employee',
  'user',
  'staff',
  'worker',
  'person',
  'name',
  'id',
  'no',
  'nn',
])

/**
 * The words of a name by their letters alone, without case, accents, titles and suffixes. None where it says no name in
 * Latin letters.
 */
export function nameWords(text: string): string[] {
  const whole = text.slice(0, longestName).replace(/['’`´~]/g, '')
  const mended = whole.replace(twiceEncoded, 'n').replace(brokenLetter, anyLetter)
  const words = unmarked(mended.normalize('NFKC')).match(/[a-z?]+/g) ?? []
  const isNumbered = /\d/.test(whole)
  return words.filter(
    (word) => /[a-z]/.test(word) && !besideNames.has(word) && !(isNumbered && withoutName.has(word)),
  )
}
