import { decideCorrection, requestCorrection, withdrawCorrection } from '@tahi/contract'
import type { Act } from './act.ts'
import { listsOf } from './lists.ts'

export const correctionActs: Act[] = [
  {
    name: 'ask for a correction',
    times: 4,
    run({ choices, call, dayFrom, timeFrom, employedSewer }) {
      const times = { timeIn: timeFrom(6, 9), timeOut: choices.happens(20) ? '' : timeFrom(11, 20) }
      const body = { _id: choices.id(), date: dayFrom(-10, 0), ...times, reason: 'forgotten' }
      return call(employedSewer(), requestCorrection, { body })
    },
  },
  {
    name: 'withdraw a correction',
    times: 1,
    async run(company) {
      const { choices, call, sewers, away, hr } = company
      const requests = await listsOf(company, hr).corrections({ status: 'requested' })
      const request = choices.anyOf(requests.filter(({ userId }) => !away.has(userId)))
      const sewer = sewers.find(({ id }) => id === request?.userId)
      if (!request || !sewer) return undefined
      return call(sewer, withdrawCorrection, { body: { _id: request._id } })
    },
  },
  {
    name: 'decide a correction',
    times: 2,
    async run(company) {
      const { choices, call } = company
      const keeper = company.keeper()
      const request = choices.anyOf(await listsOf(company, keeper).corrections({ status: 'requested' }))
      if (!request) return undefined
      const { _id, version } = request
      const body = { _id, accept: choices.happens(70), answer: 'As the gate says', version }
      return call(keeper, decideCorrection, { body })
    },
  },
]
