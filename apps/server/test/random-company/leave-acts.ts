import { createLeave, decideLeaves, withdrawLeave } from '@tahi/contract'
import { addDays, leaveStates, leaveTypes } from '@tahi/domain'
import { type Act, chosen, versionOf } from './act.ts'
import type { Company } from './company.ts'
import { listsOf } from './lists.ts'

const newLeave = ({ choices, dayFrom }: Company) => {
  const date = dayFrom(-10, 12)
  const dateEnd = addDays(date, choices.between(0, 5))
  return { _id: choices.id(), leaveType: choices.oneOf(leaveTypes), date, dateEnd, details: 'Family' }
}

/** A random leave that a person can read, and that person. */
const anyLeave = async (company: Company, percentOwn: number) => {
  const { choices } = company
  const reader = choices.happens(percentOwn) ? company.employedSewer() : company.keeper()
  return { reader, leave: choices.anyOf(await listsOf(company, reader).leaves()) }
}

export const leaveActs: Act[] = [
  {
    name: 'ask for a leave',
    times: 3,
    run: (company) => company.call(company.employedSewer(), createLeave, { body: newLeave(company) }),
  },
  {
    name: 'enter a leave',
    times: 3,
    run(company) {
      const { choices, call } = company
      const sewer = company.anySewer()
      const state = choices.happens(40) && { state: choices.oneOf(leaveStates) }
      const body = { ...newLeave(company), userId: sewer.id, ...state }
      return call(company.keeperOf(sewer), createLeave, { body })
    },
  },
  {
    name: 'change a leave',
    times: 4,
    async run(company) {
      const { choices, call } = company
      const { reader, leave } = await anyLeave(company, 30)
      if (!leave) return undefined
      const date = addDays(leave.date, choices.between(-2, 2))
      const days = choices.happens(60) && { date, dateEnd: addDays(date, choices.between(0, 6)) }
      const state = reader.role !== 'user' && choices.happens(30) && { state: choices.oneOf(leaveStates) }
      const body = { _id: leave._id, ...days, ...state, ...versionOf(company, leave) }
      return call(reader, createLeave, { body })
    },
  },
  {
    name: 'decide leaves',
    times: 4,
    async run(company) {
      const { choices, call } = company
      const keeper = company.keeper()
      const leaves = choices.someOf(await listsOf(company, keeper).leaves(), choices.between(1, 5))
      if (leaves.length === 0) return undefined
      const state = choices.oneOf(['confirmed', 'confirmed', 'rejected', 'requested'] as const)
      return call(keeper, decideLeaves, { body: { ...chosen(company, leaves), state } })
    },
  },
  {
    name: 'withdraw a leave',
    times: 2,
    async run(company) {
      const { reader, leave } = await anyLeave(company, 40)
      if (!leave) return undefined
      const body = { _id: leave._id, ...versionOf(company, leave) }
      return company.call(reader, withdrawLeave, { body })
    },
  },
]
