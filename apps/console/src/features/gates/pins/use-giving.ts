import { FailedCall } from '@tahi/client'
import { type GivenPin, giveGatePins, limits, listGatePins, texts } from '@tahi/contract'
import { useState } from 'react'
import { useRefresh } from '../../../platform/calls.ts'
import { client } from '../../../platform/session.ts'

export interface Giving {
  readonly state: 'asked' | 'giving' | 'stopped' | 'done'
  readonly given: readonly GivenPin[]
  /** Why it stopped, in words. */
  readonly failure: string | undefined
  /** Begins, or goes on where it stopped. */
  go(): Promise<void>
}

/** Gives people PINs, some at a time. Those whose answer was lost get others when it goes on. */
export function useGiving(ids: readonly string[]): Giving {
  const refresh = useRefresh()
  const [state, setState] = useState<Giving['state']>('asked')
  const [given, setGiven] = useState<readonly GivenPin[]>([])
  const [failure, setFailure] = useState<string>()

  const go = async () => {
    setState('giving')
    setFailure(undefined)
    let all = given
    try {
      while (all.length < ids.length) {
        const userIds = ids.slice(all.length, all.length + limits.pinsAtOnce)
        all = [...all, ...(await client.send(giveGatePins, { body: { userIds } })).data.given]
        setGiven(all)
      }
      setState('done')
    } catch (error) {
      const isAnswered = error instanceof FailedCall && error.status !== undefined
      setFailure(isAnswered ? error.message : texts.gate.giveUnanswered)
      setState('stopped')
    }
    await refresh(listGatePins)
  }

  return { state, given, failure, go }
}
