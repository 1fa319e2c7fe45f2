import { type NotificationChoices, readNotificationChoices } from '@tahi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { queryOf } from '../../../platform/calls.ts'

/** Puts the choices from a reply into the cache, without a refetch. */
export function useShowChoices(): (choices: NotificationChoices) => void {
  const queries = useQueryClient()
  const { queryKey } = queryOf(readNotificationChoices, {})
  return ({ kinds, pushKey, devices }) =>
    queries.setQueryData(queryKey, { success: true, msg: '', data: { kinds, pushKey, devices } })
}
