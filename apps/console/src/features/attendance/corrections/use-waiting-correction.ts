import { type Correction, listCorrections, mayUse } from '@tahi/contract'
import { isDay } from '@tahi/domain'
import { useCall } from '../../../platform/calls.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'

/**
 * The request that waits for a person's day. Unlike the day in a form it follows what happens while the page is open.
 * @returns `request`: undefined when none waits, or none that the user may read; `readAgain` asks the server whether one
 * waits by now
 */
export function useWaitingCorrection(userId: string, day: string) {
  const { role } = useCurrentUser()
  const requests = useCall(
    listCorrections,
    { params: { id: userId }, query: { from: day, to: day, status: 'requested', page: 1, pageSize: 1 } },
    { enabled: userId !== '' && isDay(day) && mayUse(listCorrections.allow, role), exact: true },
  )
  return {
    request: waitingOf(requests.data),
    readAgain: async () => waitingOf((await requests.refetch()).data) !== undefined,
  }
}

/** An event tells of a decision before the list is read again. */
const waitingOf = (answer: { data: Correction[] } | undefined): Correction | undefined =>
  answer?.data.find(({ state }) => state === 'requested')
