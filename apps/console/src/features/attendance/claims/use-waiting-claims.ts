import { type Claim, limits, listPunches } from '@tahi/contract'
import { isDay } from '@tahi/domain'
import { useCall } from '../../../platform/calls.ts'

const none: Claim[] = []

/**
 * The claims that wait for HR on a person's day, for where the day is given its times: those that are shown there are
 * settled with it. They follow what happens while the page is open.
 * @param isAsked whether the day may get times
 */
export function useWaitingClaims(userId: string, day: string, isAsked = true): Claim[] {
  const claims = useCall(
    listPunches,
    {
      query: {
        userId,
        from: day,
        to: day,
        outcome: 'unsettled',
        sort: 'at',
        page: 1,
        pageSize: limits.waitingClaims,
      },
    },
    { enabled: isAsked && userId !== '' && isDay(day), exact: true },
  )
  return claims.data?.data ?? none
}
