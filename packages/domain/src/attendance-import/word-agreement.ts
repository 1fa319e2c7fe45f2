import { anyLetter, nameSuffixes } from './name-words.ts'

/**
 * How a word agrees with a word of a name. `whole`: it matches. `part`: it contains a word of the name, and more.
 * `weak`: initials and particles such as 'de la', which say little by themselves.
 */
const wordAgreements = ['whole', 'part', 'weak', 'none'] as const
export type WordAgreement = (typeof wordAgreements)[number]

/** Words that many names share. */
const particles = new Set<string>(
  ['de', 'la', 'del', 'los', 'las', 'dela', 'delos', 'delas', 'san', 'sta', 'sto'].concat(nameSuffixes),
)

/** Matches shorter than these fit too many names. */
const telling = { beginning: 3, part: 4, slip: 5 } as const

/**
 * How a word from a clock agrees with the words of a name. It may be equal, cut short, an initial, misspelt by one
 * letter, the end of a word ('TINA' of Cristina), or several words run together ('JUANDC').
 */
export function agreementOf(word: string, own: readonly string[]): WordAgreement {
  const found = new Set(own.map((other) => agreementOfTwo(word, other)))
  if (!found.has('whole')) found.add(agreementInOne(word, own))
  return wordAgreements.find((agreement) => found.has(agreement)) ?? 'none'
}

function agreementOfTwo(word: string, other: string): WordAgreement {
  const isShorter = word.length <= other.length
  const [short, long] = isShorter ? [word, other] : [other, word]
  const begins = commonLetters(short, long) === short.length
  if (particles.has(word) || particles.has(other)) return begins && isShorter ? 'weak' : 'none'
  const isEqual = begins && short.length === long.length && short.length > 1
  const isTold = isEqual || (begins && short.length >= telling.beginning)
  if (isTold || (short.length >= telling.part && long.includes(short))) return isShorter ? 'whole' : 'part'
  if (short.length >= telling.slip && isOneSlipAway(short, long)) return 'whole'
  return begins ? 'weak' : 'none'
}

interface Covered {
  /** Whether one of the parts identifies a word of the name by itself. */
  readonly isTold: boolean
  /** Number of letters in parts of more than one letter. */
  readonly letters: number
}

/**
 * The agreement of several beginnings of a name's words run together, in any order. Initials are at most half of the
 * word, or all of it.
 */
function agreementInOne(word: string, own: readonly string[]): WordAgreement {
  const covered: (Covered | undefined)[] = [{ isTold: false, letters: 0 }]
  for (let from = 0; from < word.length; from++) {
    const before = covered[from]
    if (!before) continue
    const rest = word.slice(from)
    for (const other of [...own, ...nameSuffixes])
      for (let length = commonLetters(rest, other); length > 0; length--) {
        const isTold = before.isTold || tells(other, length, length === rest.length)
        const letters = before.letters + (length > 1 ? length : 0)
        covered[from + length] = better(covered[from + length], { isTold, letters })
      }
  }
  const whole = covered[word.length]
  if (whole && whole.letters * 2 >= word.length) return whole.isTold ? 'whole' : 'weak'
  return isOfInitials(word, own) ? 'weak' : 'none'
}

/** Whether the word consists of initials alone ('JDLC'), each used once. */
function isOfInitials(word: string, own: readonly string[]): boolean {
  const left = own.map((other) => other[0])
  return [...word].every((letter) => {
    const at = left.findIndex((initial) => isSameLetter(letter, initial))
    return at >= 0 && left.splice(at, 1)
  })
}

/** Whether the first `length` letters identify the word. The last part of a run-together word may be cut short. */
function tells(word: string, length: number, isLast: boolean): boolean {
  if (particles.has(word) || length < telling.beginning) return false
  return isLast || length === word.length || length >= telling.part
}

function better(one: Covered | undefined, other: Covered): Covered {
  if (!one || one.isTold !== other.isTold) return one?.isTold ? one : other
  return one.letters >= other.letters ? one : other
}

const isSameLetter = (one: string | undefined, other: string | undefined): boolean =>
  one === other || one === anyLetter || other === anyLetter

/** Number of letters at the beginning that two words share. */
function commonLetters(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let count = 0
  while (count < most && isSameLetter(one[count], other[count])) count++
  return count
}

/** Whether one letter is wrong, missing, extra, or swapped with the next. */
function isOneSlipAway(one: string, other: string): boolean {
  const same = commonLetters(one, other)
  const [left, right] = [one.slice(same), other.slice(same)]
  const isSame = (a: string, b: string) => a.length === b.length && commonLetters(a, b) === a.length
  return (
    isSame(left.slice(1), right.slice(1)) ||
    isSame(left, right.slice(1)) ||
    isSame(left.slice(1), right) ||
    (left[0] === right[1] && left[1] === right[0] && isSame(left.slice(2), right.slice(2)))
  )
}
