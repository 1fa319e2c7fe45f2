import { useQueue } from '../../platform/queue/open-queue.ts'

/** Whether a request about the day waits on this phone to be sent. */
export const useWaitingRequest = (date: string): boolean =>
  useQueue().some(
    ({ kind, body, refused }) => kind === 'correction' && body.date === date && refused === undefined,
  )
