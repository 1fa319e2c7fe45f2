import { addDays, type Day, type WallTime } from '@tahi/domain'
import { type ConversationPlan, conversationPlans } from './conversation-plans.ts'
import { midnightOf } from './days.ts'
import { idsOf } from './ids.ts'
import type { Named } from './organisation.ts'
import type { Person } from './people.ts'

export interface Message {
  readonly id: string
  /** Position in the conversation, from 1. */
  readonly position: number
  /** The employee's branch. */
  readonly branchId: string
  readonly senderId: string
  readonly recipientId: string
  readonly text: string
  readonly sentAt: Date
  readonly seenAt: Date | null
}

export interface Conversation {
  readonly id: string
  readonly messages: readonly Message[]
}

interface Sources {
  readonly seed: number
  readonly today: Day
  /** The current time of today: nothing was written later. */
  readonly time: WallTime
  readonly branches: readonly Named[]
  readonly people: readonly Person[]
}

const minute = 60_000

/** A dozen conversations per branch between its employees and HR; in a smaller branch, one per employee. */
export function makeConversations({ seed, today, time, branches, people }: Sources): Conversation[] {
  const idOf = idsOf(seed, 'conversation')
  const messageIdOf = idsOf(seed, 'message')
  const hr = people.find(({ role }) => role === 'hr')
  const now = midnightOf(today) + time * minute
  let count = 0
  return branches.flatMap((branch, branchPlace) => {
    const employees = people.filter(({ role, branchId }) => role === 'user' && branchId === branch.id)
    const manager = people.find(({ role, branchId }) => role === 'manager' && branchId === branch.id)
    return conversationPlans.flatMap((plan, place): Conversation[] => {
      // Spread over the branch: each employee at most once, and different ones in each branch.
      const apart = Math.max(1, Math.floor(employees.length / conversationPlans.length))
      const employee = employees[(place * apart + branchPlace) % employees.length]
      const office = plan.office === 'hr' ? hr : manager
      if (!employee || !office || place >= employees.length) return []
      const begun = midnightOf(addDays(today, -plan.days)) + (plan.at + branchPlace * 7) * minute
      const messages = messagesOf(plan, { employee, office, begun, now }).map(
        (message, index): Message => ({
          ...message,
          id: messageIdOf(count++, message.sentAt.getTime()),
          position: index + 1,
          branchId: branch.id,
        }),
      )
      return messages.length > 0
        ? [{ id: idOf(branchPlace * conversationPlans.length + place, begun), messages }]
        : []
    })
  })
}

interface Pair {
  readonly employee: Person
  readonly office: Person
  /** The beginning of the conversation and the current time, in milliseconds. */
  readonly begun: number
  readonly now: number
}

function messagesOf({ lines, unread }: ConversationPlan, { employee, office, begun, now }: Pair) {
  let moment = begun
  return lines.flatMap(([side, wait, text], place) => {
    moment += wait * minute
    if (moment > now) return []
    const [sender, recipient] = side === 'employee' ? [employee, office] : [office, employee]
    const seenAt = new Date(Math.min(moment + 2 * minute, now))
    return [
      {
        senderId: sender.id,
        recipientId: recipient.id,
        text: text.replaceAll('{name}', employee.firstName),
        sentAt: new Date(moment),
        seenAt: place >= lines.length - unread ? null : seenAt,
      },
    ]
  })
}
