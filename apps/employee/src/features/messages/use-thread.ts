import { joinEarlier, joinLatest } from '@tahi/client/thread-pages'
import { limits } from '@tahi/contract/limits'
import { listMessages, type Message } from '@tahi/contract/messages'
import { useEffect, useState } from 'react'
import { send, useCall } from '../../platform/calls.ts'

const pageSize = limits.threadPageSize

/** A thread: its latest page, which is refetched after news, and earlier pages that were requested. */
export function useThread(id: string) {
  const latest = useCall(listMessages, { params: { id }, query: { pageSize } })
  const page = latest.data?.data
  const [messages, setMessages] = useState<readonly Message[]>(page ?? [])
  useEffect(() => {
    if (page) setMessages((known) => joinLatest(known, page))
  }, [page])
  const before = messages[0]?._id
  return {
    latest,
    messages,
    /** Fetches the page above the messages shown. @returns shows it @throws FailedCall */
    async readEarlier(): Promise<() => void> {
      const { data } = await send(listMessages, { params: { id }, query: { pageSize, before } })
      return () => setMessages((known) => joinEarlier(known, data, before))
    },
  }
}
