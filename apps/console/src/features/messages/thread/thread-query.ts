import type { FailedCall } from '@tahi/client'
import { limits, listMessages, type Message } from '@tahi/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../platform/calls.ts'
import { client } from '../../../platform/session/session.ts'
import { type Thread, withAbove, withLatest, withMessage, withSeen } from './thread.ts'

const keyOf = (personId: string) => [listMessages.path, personId] as const

/** Reads one page of the thread with a person. @throws FailedCall */
async function readPage(personId: string, before?: string, signal?: AbortSignal): Promise<Thread> {
  const query = { pageSize: limits.threadPageSize, before }
  const { data, total } = await client.send(listMessages, { params: { id: personId }, query }, signal)
  return { messages: data, total }
}

const change = (personId: string, changed: (thread: Thread) => Thread) =>
  queryClient.setQueryData<Thread>(keyOf(personId), (known) => known && changed(known))

/** The thread with a person. A refetch reads the latest page and keeps the older ones. */
export const useThread = (personId: string): UseQueryResult<Thread, FailedCall> =>
  useQuery<Thread, FailedCall>({
    queryKey: keyOf(personId),
    queryFn: async ({ signal }) => {
      const latest = await readPage(personId, undefined, signal)
      return withLatest(queryClient.getQueryData<Thread>(keyOf(personId)), latest)
    },
  })

/** Reads the page before the first loaded message. @throws FailedCall */
export async function readAbove(personId: string, first: Message): Promise<void> {
  const above = await readPage(personId, first._id)
  change(personId, (thread) => withAbove(thread, above, first._id))
}

/** Adds a received or sent message to the thread with a person, if the thread is cached. */
export const addMessage = (personId: string, message: Message): void => {
  change(personId, (thread) => withMessage(thread, message))
}

export const showSeen = (personId: string, message: Message): void => {
  change(personId, (thread) => withSeen(thread, message))
}
