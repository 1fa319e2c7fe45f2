import { sendMessage, updatePerson } from '@tahi/contract'
import type { Act } from './act.ts'
import type { Company } from './company.ts'
import { signIn } from './people.ts'

async function move(company: Company) {
  const { choices, call, branches } = company
  const sewer = company.anySewer()
  const branchId = choices.oneOf(branches.filter((branch) => branch !== sewer.branchId))
  const mover = choices.happens(80) ? company.hr : company.admin
  const answer = await call(mover, updatePerson, { body: { _id: sewer.id, branchId } })
  if (answer.status === 200) sewer.branchId = branchId
  return answer
}

async function deactivate(company: Company) {
  const sewer = company.employedSewer()
  const body = { _id: sewer.id, status: false }
  const answer = await company.call(company.keeperOf(sewer), updatePerson, { body })
  if (answer.status === 200) company.away.add(sewer.id)
  return answer
}

async function reactivate(company: Company) {
  const { choices, call, sewers, away, hr } = company
  const sewer = choices.anyOf(sewers.filter(({ id }) => away.has(id)))
  if (!sewer) return undefined
  const answer = await call(hr, updatePerson, { body: { _id: sewer.id, status: true } })
  if (answer.status === 200) {
    away.delete(sewer.id)
    // Deactivation ended the session.
    await signIn(company.tahi, sewer)
  }
  return answer
}

export const peopleActs: Act[] = [
  { name: 'move to another branch', times: 3, run: move },
  { name: 'deactivate', times: 1, run: deactivate },
  { name: 'reactivate', times: 1, run: reactivate },
  {
    name: 'enter a rate',
    times: 2,
    run(company) {
      const { choices, call, dayFrom } = company
      const sewer = company.anySewer()
      const rates = { dailyRate: choices.between(400, 700), overRate: choices.between(50, 90) }
      const body = { _id: sewer.id, ...rates, ratesFrom: dayFrom(-20, 5) }
      return call(company.keeperOf(sewer), updatePerson, { body })
    },
  },
  {
    name: 'write a message',
    times: 1,
    run(company) {
      const { choices, call } = company
      const sewer = company.employedSewer()
      const keeper = company.keeperOf(sewer)
      const [sender, recipient] = choices.happens(50) ? [sewer, keeper] : [keeper, sewer]
      const body = { _id: choices.id(), recipientId: recipient.id, text: 'Good morning po' }
      return call(sender, sendMessage, { body })
    },
  },
]
