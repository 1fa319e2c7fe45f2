import {
  createPayslip,
  createPayslips,
  markPayslips,
  previewPayslip,
  previewPayslips,
  recomputePayslip,
  recomputePayslips,
  removePayslip,
} from '@tahi/contract'
import { addDays } from '@tahi/domain'
import { expect } from 'vitest'
import { type Act, chosen } from './act.ts'
import type { Company } from './company.ts'
import { listsOf } from './lists.ts'
import { sumOf } from './pesos.ts'

async function createOne(company: Company) {
  const { choices, call, dayFrom } = company
  const sewer = company.anySewer()
  const keeper = company.keeperOf(sewer)
  const date = dayFrom(-20, 0)
  const slip = { employeeId: sewer.id, date, endDate: addDays(date, choices.between(0, 14)) }
  const preview = await call(keeper, previewPayslip, { body: slip })
  const status = choices.happens(30) && ({ status: 'paid' } as const)
  const answer = await call(keeper, createPayslip, { body: { _id: choices.id(), ...slip, ...status } })
  if (answer.status === 200) expect(answer.ok.data.netPay, 'What was created').toBe(preview.ok.data.netPay)
  return answer
}

async function createMany(company: Company) {
  const { choices, call, dayFrom } = company
  const manager = company.anyManager()
  const date = dayFrom(-16, 0)
  const period = { date, endDate: addDays(date, choices.between(3, 14)) }
  const { people, totals } = (await call(manager, previewPayslips, { body: period })).ok.data
  const creatable = people.filter((person) => person.creatable)
  expect(totals.netPay, 'The sum of a preview').toBe(sumOf(creatable))
  creatable.sort((one, other) => (one.employee.lastName < other.employee.lastName ? -1 : 1))
  const those = choices.someOf(creatable, choices.between(1, 4))
  if (those.length === 0) return undefined
  const netPay = sumOf(those)
  const employeeIds = those.map(({ employee }) => employee._id)
  const answer = await call(manager, createPayslips, { body: { ...period, employeeIds, netPay } })
  expect(answer.ok.data, 'What was created for many').toEqual({
    created: those.length,
    existing: 0,
    netPay,
  })
  return answer
}

async function recomputeOne(company: Company) {
  const { choices, call } = company
  const keeper = company.keeper()
  const slip = choices.anyOf(await listsOf(company, keeper).payslips({ status: 'pending' }))
  if (!slip) return undefined
  const { _id, employeeId, date, endDate } = slip
  const preview = await call(keeper, previewPayslip, { body: { _id, employeeId, date, endDate } })
  const answer = await call(keeper, recomputePayslip, {
    body: { _id, shownNetPay: preview.ok.data.netPay },
  })
  expect(answer.ok.data.netPay, 'What was recomputed').toBe(preview.ok.data.netPay)
  return answer
}

async function recomputeMany(company: Company) {
  const { choices, call } = company
  const keeper = company.keeper()
  const slips = choices.someOf(await listsOf(company, keeper).payslips(), 8)
  if (slips.length === 0) return undefined
  const ids = slips.map(({ _id }) => _id)
  const preview = await call(keeper, recomputePayslips, { body: { ids, preview: true } })
  const shown = preview.ok.data.netPays
  const answer = await call(keeper, recomputePayslips, { body: { ids, shown } })
  expect(answer.ok.data, 'What was recomputed for many').toEqual(preview.ok.data)
  return answer
}

export const payslipActs: Act[] = [
  { name: 'create a payslip', times: 4, run: createOne },
  { name: 'create payslips for many', times: 2, run: createMany },
  { name: 'recompute a payslip', times: 2, run: recomputeOne },
  { name: 'recompute payslips of many', times: 1, run: recomputeMany },
  {
    name: 'mark payslips',
    times: 4,
    async run(company) {
      const { choices, call } = company
      const marker = choices.happens(30) ? company.accountant : company.keeper()
      const slips = choices.someOf(await listsOf(company, marker).payslips(), choices.between(1, 8))
      if (slips.length === 0) return undefined
      const status = choices.oneOf(['paid', 'paid', 'pending'] as const)
      return call(marker, markPayslips, { body: { ...chosen(company, slips), status } })
    },
  },
  {
    name: 'remove a payslip',
    times: 2,
    async run(company) {
      const keeper = company.keeper()
      const slips = await listsOf(company, keeper).payslips({ status: 'pending' })
      const slip = company.choices.anyOf(slips)
      return slip && company.call(keeper, removePayslip, { body: { _id: slip._id } })
    },
  },
]
