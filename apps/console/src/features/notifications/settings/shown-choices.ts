import type { Answer } from '@tahi/client'
import { type NotificationChoices, readNotificationChoices } from '@tahi/contract'
import { queryClient, queryOf } from '../../../platform/calls.ts'

const { queryKey } = queryOf(readNotificationChoices, {})

/** The kinds as the server last sent them. */
export const shownKinds = () =>
  queryClient.getQueryData<Answer<typeof readNotificationChoices>>(queryKey)?.data.kinds ?? []

/** Puts the choices from a reply into the cache, without a refetch. */
export async function showChoices({ kinds, pushKey, devices }: NotificationChoices): Promise<void> {
  // Replies to requests from before the change are outdated.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, { success: true, msg: '', data: { kinds, pushKey, devices } })
}
