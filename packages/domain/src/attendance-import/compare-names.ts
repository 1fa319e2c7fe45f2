import { nameWords } from './name-words.ts'
import { agreementOf, type WordAgreement } from './word-agreement.ts'

/** `same`: every written word belongs to the name. `alike`: some do. `other`: none does. */
export type NameAgreement = 'same' | 'alike' | 'other'

/** Different spellings of one word; each matches the others. */
const sameWords: readonly (readonly string[])[] = [
  ['ma', 'maria'],
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['fco', 'francisco'],
]

const inOne = /^(de)(las|los|la)(.*)$/

/**
 * Compares a name as typed into a clock with a person's name. Any word order matches, and so do initials, names cut
 * to the clock's width, words run together, and names without the second first name, the middle name or the suffix.
 * When either name has no Latin letters, the result is `alike`.
 * @param person all names of the person, in any order
 */
export function compareNames(written: string, person: string): NameAgreement {
  const words = nameWords(written)
  const own = nameWords(person).flatMap(waysToWrite)
  if (words.length === 0 || own.length === 0) return 'alike'
  const agreements = words.map((word, index) => {
    const alone = agreementOf(word, own)
    return alone === 'none' && isHalfOfOne(words, index, own) ? 'whole' : alone
  })
  const count = (wanted: WordAgreement) => agreements.filter((agreement) => agreement === wanted).length
  const [told, parts] = [count('whole'), count('part')]
  if (told + parts === 0) return agreements.includes('none') ? 'other' : 'alike'
  // One or two letters may be the initial of a name that the company does not know.
  const most = told > 1 ? 2 : 0
  const isLeft = (word: string, index: number) => agreements[index] === 'none' && word.length > most
  return parts > 0 || words.some(isLeft) ? 'alike' : 'same'
}

/** 'Delacruz' is also 'de la Cruz', and 'Ma.' is Maria. */
function waysToWrite(word: string): string[] {
  const parts = inOne.exec(word)?.slice(1) ?? []
  const others = sameWords.find((words) => words.includes(word)) ?? []
  return [...new Set([word, ...parts, ...others])].filter((way) => way !== '')
}

/** Whether a word joined to the one before or after it is a word of the name: 'JO ANN' for Joann. */
const isHalfOfOne = (words: readonly string[], index: number, own: readonly string[]): boolean =>
  [words.slice(Math.max(index - 1, 0), index + 1), words.slice(index, index + 2)].some(
    (pair) =>
      pair.length === 2 &&
      pair.every(({ length }) => length > 1) &&
      own.some((other) => other.startsWith(pair.join(''))),
  )
