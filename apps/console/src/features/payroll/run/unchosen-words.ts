import { texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { type RunPerson, totalsOf } from './run-person.ts'

/** '2 people with ₱956.74 are not chosen; 1 person has days at work that no payslip covers'. */
export function unchosenWords(people: readonly RunPerson[]): string {
  const choosable = people.filter(({ creatable }) => creatable)
  const uncovered = people.length - choosable.length
  const { netPay } = totalsOf(choosable)
  return [
    ...(choosable.length > 0
      ? [texts.payslip.notChosen(choosable.length, netPay > 0 ? formatPesos(netPay) : undefined)]
      : []),
    ...(uncovered > 0 ? [texts.payslip.notCovered(uncovered)] : []),
  ].join('; ')
}

/** 'Cruz, Ana; Reyes, Lita; and 2 more'. */
export function namesOf(people: readonly RunPerson['employee'][], most = 3): string {
  const names = people.slice(0, most).map(listedName)
  const rest = people.length - names.length
  return [...names, ...(rest > 0 ? [texts.payslip.others(rest)] : [])].join('; ')
}
