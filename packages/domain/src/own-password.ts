import type { Day } from './calendar.ts'

/** Why a password that somebody chose for themselves is refused. */
export type OwnPasswordProblem = 'birthday' | 'userId' | 'repeated' | 'run' | 'common'

interface Owner {
  readonly birthday?: Day | null
  readonly userId?: string
}

/** What is tried first, also with digits behind it. */
const common = /^(password|passw0rd|qwerty|qwertyuiop|iloveyou|mahalkita|welcome|letmein|administrator)\d*$/

/** How the months begin in English and Filipino, January first. */
const monthNames = 'jan|ene,feb|peb,mar,apr|abr,may,jun|hun,jul|hul,aug|ago,sep|set,oct|okt,nov|nob,dec|dis'
  .split(',')
  .map((names) => new RegExp(`^(${names})`))

/**
 * What makes a password easy to guess for those who know its owner: the birthday in a usual form, the user ID, one
 * character or blanks again and again, a run of digits or letters, or one that many people choose. Case, blanks and
 * punctuation make no difference. The length is checked elsewhere.
 */
export function ownPasswordProblem(
  password: string,
  { birthday, userId }: Owner = {},
): OwnPasswordProblem | undefined {
  const said = withoutMarks(password)
  if (birthday && tellsBirthday(said, birthday)) return 'birthday'
  const ownId = withoutMarks(userId ?? '')
  if (ownId !== '' && said !== '' && said.replaceAll(ownId, '') === '') return 'userId'
  if (new Set(password.replace(/\s/g, '')).size <= 1) return 'repeated'
  if (isRun(said)) return 'run'
  return common.test(said) ? 'common' : undefined
}

const withoutMarks = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** With all eight digits also amid others; shorter forms only where there are no other digits. */
function tellsBirthday(said: string, birthday: Day): boolean {
  const digits = said.replace(/\D/g, '')
  const [year = '', month = '', day = ''] = birthday.split('-')
  const orders = (years: string, months: string, days: string) => [
    years + months + days,
    years + days + months,
    months + days + years,
    days + months + years,
  ]
  if (orders(year, month, day).some((form) => digits.includes(form))) return true
  // '2 March 1990' has no digits for the month.
  const isNamed = monthNames[Number(month) - 1]?.test(said.replace(/\d/g, '')) ?? false
  const months = [month, shortened(month), ...(isNamed ? [''] : [])]
  return [year, year.slice(2)].some((years) =>
    months.some((months) =>
      [day, shortened(day)].some((days) => orders(years, months, days).includes(digits)),
    ),
  )
}

const shortened = (twoDigits: string): string => String(Number(twoDigits))

/** Whether each character follows the one before, or each precedes it; after 9 comes 0. */
function isRun(said: string): boolean {
  const isNumber = /^\d+$/.test(said)
  const places = [...said].map((character) => character.codePointAt(0) ?? 0)
  const steps = places.slice(1).map((place, index) => {
    const step = place - (places[index] ?? 0)
    return isNumber && Math.abs(step) === 9 ? -step / 9 : step
  })
  const [first = 0] = steps
  return Math.abs(first) === 1 && steps.every((step) => step === first)
}
