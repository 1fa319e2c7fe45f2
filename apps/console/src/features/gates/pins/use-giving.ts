import { FailedCall } from '@tahi/client'
import { type GivenPin, giveGatePins, limits, texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useState } from 'react'
import { useRefresh } from '../../../platform/calls.ts'
import { client } from '../../../platform/session/session.ts'
import { showsGates } from '../shows.ts'

export interface Giving {
  /** The people who get a PIN. */
  readonly ids: readonly string[]
  readonly given: readonly GivenPin[]
  /** Why it stopped, in words; undefined while it runs, and once everybody has a PIN. */
  readonly failure: string | undefined
}

/** Gives people PINs in batches. If a reply is lost, its people get other PINs when the user continues. */
export function useGiving() {
  const refresh = useRefresh(showsGates)
  const [giving, setGiving] = useState<Giving>()

  const give = async (ids: readonly string[], before: readonly GivenPin[]) => {
    let given = before
    const show = (failure?: string) => setGiving({ ids, given, failure })
    show()
    try {
      while (given.length < ids.length) {
        const userIds = ids.slice(given.length, given.length + limits.pinsAtOnce)
        given = [...given, ...(await client.send(giveGatePins, { body: { userIds } })).data.given]
        show()
      }
    } catch (error) {
      const isAnswered = error instanceof FailedCall && error.status !== undefined
      const words = isAnswered ? error.message : texts.gate.giveUnanswered
      toast.error(words)
      show(words)
    }
    await refresh()
  }

  return {
    /** Undefined while no PINs are being given. */
    giving,
    begin: (ids: readonly string[]) => give(ids, []),
    goOn: () => give(giving?.ids ?? [], giving?.given ?? []),
    end: () => setGiving(undefined),
  }
}
