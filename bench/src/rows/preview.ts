import { payPeriod } from '../company.ts'
import { asSending } from '../stage.ts'
import { contest, type Row } from './reads.ts'

const name = 'payslip preview'

/** One employee's pay for half a month, requested by the HR Admin. */
export const previewRow: Row = {
  name,
  aimed: true,
  make: (stage) => {
    const { managers, employees } = stage.company
    const requests = Array.from({ length: 20 }, (_, index) => {
      const manager = managers[index % managers.length]
      const own = employees.filter(({ branchId }) => branchId === manager?.branchId)
      return {
        method: 'POST' as const,
        path: '/api/leave/salary/preview',
        headers: asSending(manager?.tokens[Math.floor(index / managers.length)]),
        body: JSON.stringify({ employeeId: own[index]?.id, ...payPeriod }),
      }
    })
    return contest(stage, name, requests)
  },
}
