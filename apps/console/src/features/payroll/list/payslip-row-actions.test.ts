import { type Payslip, texts } from '@tahi/contract'
import { expect, test } from 'vitest'
import { payslipRowActions } from './payslip-row-actions.tsx'

const nothing = () => {}
const verbs = { open: nothing, print: nothing, savePdf: nothing, 'mark-pending': nothing, remove: nothing }
const actionsOn = (can: Payslip['can']) =>
  payslipRowActions({ can } as Pick<Payslip, 'can'> as Payslip, verbs)

test('a payslip that cannot be changed is viewed, printed and saved', () => {
  expect(actionsOn([]).map(({ label }) => label)).toEqual([
    'View',
    texts.payslip.printSlip,
    texts.payslip.savePdf,
  ])
})

test('a pending payslip is changed and removed where it allows that', () => {
  const keys = actionsOn(['edit', 'recompute', 'mark-paid', 'remove']).map(({ key }) => key)
  expect(keys).toEqual(['open', 'print', 'savePdf', 'remove'])
})
