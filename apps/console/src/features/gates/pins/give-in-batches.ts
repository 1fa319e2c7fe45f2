import { type GivenPin, limits, type Refused } from '@tahi/contract'

/** How far the giving of PINs has come. */
export interface Progress {
  readonly given: readonly GivenPin[]
  /** Those who may have no PIN, and why. */
  readonly refused: Refused
  /** How many people, in order, the server has answered for. */
  readonly answered: number
}

export const notBegun: Progress = { given: [], refused: [], answered: 0 }

/**
 * Gives people PINs in batches, from where it stopped. An answered batch is never sent again, whoever of it was left out:
 * a second PIN would end the first, which may be on a slip already.
 * @param send gives one batch PINs @param show called with the progress after each batch
 * @throws what `send` throws; the progress shown last then still holds
 */
export async function giveInBatches(
  ids: readonly string[],
  from: Progress,
  send: (userIds: string[]) => Promise<Pick<Progress, 'given' | 'refused'>>,
  show: (progress: Progress) => void,
): Promise<void> {
  let { given, refused, answered } = from
  while (answered < ids.length) {
    const batch = ids.slice(answered, answered + limits.pinsAtOnce)
    const reply = await send(batch)
    given = [...given, ...reply.given]
    refused = [...refused, ...reply.refused]
    answered += batch.length
    show({ given, refused, answered })
  }
}
