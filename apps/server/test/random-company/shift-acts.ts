import { assignShift, createShift } from '@tahi/contract'
import { formatWallTime } from '@tahi/domain'
import type { Act } from './act.ts'
import type { Company } from './company.ts'
import { listsOf } from './lists.ts'

const hoursOf = ({ choices }: Company, length: number) => {
  const start = choices.between(5, 12)
  return { start: formatWallTime(start * 60), end: formatWallTime((start + length) * 60) }
}

const weeks = [
  [1, 2, 3, 4, 5, 6],
  [0, 1, 2],
  [1, 3, 5],
]

export const shiftActs: Act[] = [
  {
    name: 'add a shift',
    times: 1,
    run(company) {
      const { choices, call } = company
      const manager = company.anyManager()
      const body = {
        _id: choices.id(),
        name: `Shift ${choices.between(1, 1_000_000)}`,
        ...hoursOf(company, 9),
        breakMinutes: choices.oneOf([0, 30, 60]),
        days: choices.oneOf(weeks),
      }
      return call(manager, createShift, { body })
    },
  },
  {
    name: 'change a shift',
    times: 1,
    async run(company) {
      const { choices, call } = company
      const shift = choices.anyOf(await listsOf(company, company.hr).shifts())
      if (!shift) return undefined
      const change = choices.happens(20) ? { status: false } : hoursOf(company, 8)
      return call(company.hr, createShift, { body: { _id: shift._id, ...change } })
    },
  },
  {
    name: 'assign a shift',
    times: 2,
    async run(company) {
      const { choices, call, dayFrom } = company
      const sewer = company.anySewer()
      const keeper = company.keeperOf(sewer)
      const shifts = await listsOf(company, keeper).shifts()
      const shift = choices.anyOf(shifts.filter(({ branchId }) => branchId === sewer.branchId))
      const shiftId = choices.happens(30) ? null : (shift?._id ?? null)
      return call(keeper, assignShift, { body: { shiftId, userIds: [sewer.id], from: dayFrom(-12, 8) } })
    },
  },
]
