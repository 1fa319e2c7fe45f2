import { useEffect, useState } from 'react'
import { live } from '../platform/live.ts'
import { serverAnswers } from '../platform/server-answers.ts'
import { watchReach } from './reach.ts'

/** Whether the server can be reached. Once it is back, shown data is refetched, as after every reconnection. */
export function useReached(): boolean {
  const [reached, setReached] = useState(true)
  useEffect(() => watchReach(live, serverAnswers, setReached), [])
  return reached
}
