import { useQueue } from '../../platform/queue/open-queue.ts'

/** Whether a request about the day waits in this phone's queue. */
export const useWaitingRequest = (date: string): boolean =>
  useQueue().some(
    ({ kind, body, refused }) => kind === 'correction' && body.date === date && refused === undefined,
  )
