import type { Answer } from '@tahi/client'
import { type previewPayslips, texts } from '@tahi/contract'
import { centavosFromPesos, fullName, isFound, sumOfPesos } from '@tahi/domain'
import { byName } from '../../../platform/lists/by-name.ts'

/** One person's figures in a run. */
export type RunPerson = Answer<typeof previewPayslips>['data']['people'][number]

/** People with these warnings are not preselected: paying them may be a mistake, or needs a decision. */
const serious: readonly RunPerson['warnings'][number]['code'][] = [
  'no_rate',
  'net_zero',
  'uncovered',
  'covered',
  'nothing_to_pay',
  'left',
  'promoted',
]

/** The order of warnings: first those that need a decision, last those that are frequent in a large branch. */
const gravestFirst: readonly RunPerson['warnings'][number]['code'][] = [
  ...serious,
  'no_overtime_rate',
  'waiting_corrections',
  'unrecorded_times',
  'pending_days',
  'missing_time_out',
  'missing_time_in',
  'late_or_half_days',
]

/** What decides whether somebody is chosen. */
export type Judged = Pick<RunPerson, 'creatable' | 'warnings'>

/** Whether there is something to look at. Those who have a payslip for the days already are paid by that one. */
export const isWarned = ({ warnings }: Pick<Judged, 'warnings'>): boolean =>
  warnings.some(({ code }) => code !== 'covered')

export const isPreselected = ({ creatable, warnings }: Judged): boolean =>
  creatable && !warnings.some(({ code }) => serious.includes(code))

/** Whether somebody left, or is no employee any more, and is listed because of days to pay. */
export const isFormer = ({ warnings }: Pick<Judged, 'warnings'>): boolean =>
  warnings.some(({ code }) => code === 'left' || code === 'promoted')

/**
 * Whether somebody who is not chosen would lose sight of their pay: they earned something, or have days that their payslips
 * leave out. Any warning besides a net of zero says that they were at work on days that earn nothing yet, or are only
 * listed because of days to pay. The absent have none.
 */
const hasPayToGet = ({ creatable, netPay, warnings }: RunPerson): boolean =>
  creatable
    ? netPay > 0 || warnings.some(({ code }) => code !== 'net_zero')
    : warnings.some(({ code }) => code === 'uncovered')

/** The people with pay to get who are not chosen. @param ids the chosen ones' */
export const leftOutOf = (people: readonly RunPerson[], ids: ReadonlySet<string>): RunPerson[] =>
  people.filter((person) => !ids.has(person.employee._id) && hasPayToGet(person))

export interface RunTotals {
  people: number
  grossPay: number
  totalDeductions: number
  netPay: number
}

/** Why somebody cannot be chosen. */
export const whyNotCreatable = ({ warnings }: Pick<Judged, 'warnings'>): string => {
  const reasons = ['nothing_to_pay', 'uncovered', 'covered'] as const
  const reason = reasons.find((asked) => warnings.some(({ code }) => code === asked))
  return texts.payslip.warnings[reason ?? 'covered']
}

/** Sums over the chosen people, in pesos. */
export function totalsOf(people: readonly RunPerson[]): RunTotals {
  const sum = (figure: 'grossPay' | 'totalDeductions' | 'netPay') =>
    sumOfPesos(people.map((person) => person[figure]))
  return {
    people: people.length,
    grossPay: sum('grossPay'),
    totalDeductions: sum('totalDeductions'),
    netPay: sum('netPay'),
  }
}

/** How the net pay differs from the payslip before, in centavos; null for a first one. */
export const changeOf = ({ netPay, previousNetPay }: RunPerson): number | null =>
  previousNetPay === null ? null : centavosFromPesos(netPay) - centavosFromPesos(previousNetPay)

type Order = (one: RunPerson, other: RunPerson) => number

const by =
  (key: (person: RunPerson) => string | number): Order =>
  (one, other) => {
    const [left, right] = [key(one), key(other)]
    return left === right ? 0 : left < right ? -1 : 1
  }

const orders: Record<string, Order> = {
  name: byName,
  days: by(({ regularDays }) => regularDays),
  hours: by(({ regularHours }) => regularHours),
  overtime: by(({ overtimeHours }) => overtimeHours),
  gross: by(({ grossPay }) => grossPay),
  deductions: by(({ totalDeductions }) => totalDeductions),
  net: by(({ netPay }) => netPay),
  // Those without a change to judge come between those who get less and those who get more.
  change: by((person) => changeOf(person) ?? 0),
  warnings: by(({ warnings }) =>
    Math.min(gravestFirst.length, ...warnings.map(({ code }) => gravestFirst.indexOf(code))),
  ),
}

/** The people who match the search and the warnings filter, in the requested order. */
export function shownPeople(
  people: readonly RunPerson[],
  { search = '', warned, sort }: { search?: string | undefined; warned: boolean; sort?: string | undefined },
): RunPerson[] {
  const found = people.filter(
    ({ employee, warnings }) =>
      (!warned || isWarned({ warnings })) && isFound(search, `${employee.userId} ${fullName(employee)}`),
  )
  const order = orders[sort?.replace('-', '') ?? '']
  if (!order) return found
  const direction = sort?.startsWith('-') ? -1 : 1
  return found.sort((one, other) => direction * order(one, other))
}
