import { isAnswered } from '@tahi/client'
import { giveGatePins, texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useIsLeft } from '@tahi/ui/use-is-left.ts'
import { useState } from 'react'
import { useRefresh } from '../../../platform/calls.ts'
import { client } from '../../../platform/session/session.ts'
import { showsGates } from '../shows.ts'
import { giveInBatches, notBegun, type Progress } from './give-in-batches.ts'

export interface Giving extends Progress {
  /** The people who get a PIN. */
  readonly ids: readonly string[]
  /** Why it stopped, in words; undefined while it runs, and once everybody was answered for. */
  readonly failure: string | undefined
}

/** Gives people PINs in batches. If a reply is lost, its people get other PINs when the user continues. */
export function useGiving() {
  const refresh = useRefresh(showsGates)
  const [giving, setGiving] = useState<Giving>()
  const isLeft = useIsLeft()

  const give = async (ids: readonly string[], from: Progress) => {
    let progress = from
    const show = (failure?: string) => setGiving({ ids, ...progress, failure })
    show()
    try {
      await giveInBatches(
        ids,
        from,
        async (userIds) => {
          // Nobody gets a PIN any more that nobody would see.
          if (isLeft()) throw new Error('The list was left')
          return (await client.send(giveGatePins, { body: { userIds } })).data
        },
        (reached) => {
          progress = reached
          show()
        },
      )
    } catch (error) {
      if (isLeft()) return
      const words = isAnswered(error) ? error.message : texts.gate.giveUnanswered
      toast.error(words)
      show(words)
    }
    await refresh()
  }

  return {
    /** Undefined while no PINs are being given. */
    giving,
    begin: (ids: readonly string[]) => give(ids, notBegun),
    goOn: () => give(giving?.ids ?? [], giving ?? notBegun),
    end: () => setGiving(undefined),
  }
}
