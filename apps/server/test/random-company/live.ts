import { addDays } from '@tahi/domain'
import type { Act } from './act.ts'
import { attendanceActs } from './attendance-acts.ts'
import { attendanceBooks } from './attendance-books.ts'
import type { Book } from './book.ts'
import { branchBooks } from './branch-books.ts'
import { type Company, openCompany } from './company.ts'
import { correctionActs } from './correction-acts.ts'
import { dashboardBooks } from './dashboard-books.ts'
import { leaveActs } from './leave-acts.ts'
import { leaveBooks } from './leave-books.ts'
import { payBooks } from './pay-books.ts'
import { payslipActs } from './payslip-acts.ts'
import { peopleActs } from './people-acts.ts'
import { productionActs } from './production-acts.ts'
import { productionBooks } from './production-books.ts'
import { shiftActs } from './shift-acts.ts'

const acts: Act[] = [
  ...attendanceActs,
  ...correctionActs,
  ...leaveActs,
  ...payslipActs,
  ...peopleActs,
  ...shiftActs,
  ...productionActs,
]
const actsOfADay = acts.flatMap((act) => Array<Act>(act.times).fill(act))

/** The number of acts between two comparisons of the books; they are also compared after each night. */
const actsBetweenBooks = 27
/** Lines of the diary that a failure reports: more than are written between two comparisons. */
const linesTold = 80

/**
 * Runs a company for some days, and compares its books on the way.
 * @returns the acts that never succeeded
 * @throws Error with the instructions to repeat the failure
 */
export async function live(seed: number, days: number): Promise<string[]> {
  const company = await openCompany(seed)
  const books = [
    ...branchBooks,
    ...attendanceBooks,
    ...leaveBooks,
    ...payBooks(),
    ...productionBooks,
    ...dashboardBooks,
  ]
  const succeeded = new Set<Act>()
  let day = 1
  try {
    for (; day <= days; day += 1) {
      await liveDay(company, books, succeeded)
      await passNight(company)
      await compare(company, books)
    }
  } catch (cause) {
    const last = company.diary.slice(-linesTold).join('\n')
    throw new Error(`TEST_SEED=${seed} TEST_DAYS=${day} repeats it: ${cause}\n\n${last}\n`, { cause })
  } finally {
    await company.tahi.close()
  }
  return acts.filter((act) => !succeeded.has(act)).map(({ name }) => name)
}

/** A day from six in the morning to nine in the evening. */
async function liveDay(company: Company, books: Book[], succeeded: Set<Act>) {
  for (const [index, act] of company.choices.shuffled(actsOfADay).entries()) {
    company.setClock(company.today(), 6 * 60 + Math.floor((index / actsOfADay.length) * 15 * 60))
    company.note(`${act.name}:`)
    const answer = await act.run(company)
    if (answer?.status === 200) succeeded.add(act)
    if (index % actsBetweenBooks === actsBetweenBooks - 1) await compare(company, books)
  }
}

async function passNight(company: Company) {
  company.setClock(addDays(company.today(), 1), 10)
  company.note('nightly close')
  await company.tahi.runJob('nightly close')
}

async function compare(company: Company, books: Book[]) {
  for (const book of books)
    await book(company).catch((error) => {
      company.note(`${book.name} does not hold`)
      throw error
    })
}
