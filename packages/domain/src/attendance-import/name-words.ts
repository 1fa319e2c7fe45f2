import { unmarked } from '../searching.ts'

/** Longer than any name. The rest of a longer text is not read. */
const longestName = 120

/** An 'Ñ' in UTF-8 that was decoded with another encoding. */
const twiceEncoded = /Ã[±‘\u0091]/g

/** What an 'Ñ' becomes when a clock, its program and the office's computer use different encodings. */
const brokenLetter = /[?\ufffd¥¤Ðð]/g

/** Replaces an unreadable letter in a word. */
export const anyLetter = '?'

/** Suffixes, which may also end words that are run together: 'CRUZJR'. */
export const nameSuffixes = ['jr', 'sr', 'ii', 'iii', 'iv'] as const

const besideNames = new Set<string>([...nameSuffixes, 'mr', 'mrs', 'ms', 'dr', 'engr', 'atty'])

/** With a number, a clock's placeholder for a person without a name. */
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
 * The words of a name, letters alone, without case, accents, titles and suffixes; empty when the text holds no name
 * in Latin letters.
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
