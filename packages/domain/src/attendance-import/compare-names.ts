import { nameWords } from './name-words.ts'
import { agreementOf, type WordAgreement } from './word-agreement.ts'

/** `same`: everything that is written is of the name. `alike`: something is. `other`: nothing is. */
export type NameAgreement = 'same' | 'alike' | 'other'

/** Written in several ways; who has one of them is found by the others. */
const sameWords: readonly (readonly string[])[] = [
  ['ma', 'maria'],
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['fco', 'francisco'],
]

const inOne = /^(de)(las|los|la)(.*)$/

/**
 * Whether a name as somebody typed it into a clock may be a person's: in any order, with initials, cut to the clock's room,
 * written in one, with or without the second first name, the middle name and the suffix. Where one of the two has no
 * Latin letters nothing speaks against it.
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
  // One or two letters may be of a name that the company was not told.
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

/** Whether a word is with the one before or after it one of the name: 'JO ANN' of Joann. */
const isHalfOfOne = (words: readonly string[], index: number, own: readonly string[]): boolean =>
  [words.slice(Math.max(index - 1, 0), index + 1), words.slice(index, index + 2)].some(
    (pair) =>
      pair.length === 2 &&
      pair.every(({ length }) => length > 1) &&
      own.some((other) => other.startsWith(pair.join(''))),
  )
