import { type NotificationChoices, readNotificationChoices } from '@tahi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { queryOf } from '../../../platform/calls.ts'

/** Shows choices as the server answered them, without asking again. */
export function useShowChoices(): (choices: NotificationChoices) => void {
  const queries = useQueryClient()
  const { queryKey } = queryOf(readNotificationChoices, {})
  return ({ kinds, pushKey, devices }) =>
    queries.setQueryData(queryKey, { success: true, msg: '', data: { kinds, pushKey, devices } })
}
