import type { Message } from '@tahi/contract/messages'

/** Consecutive messages of a thread, oldest first. */
type Page = readonly Message[]

/**
 * Replaces the latest page. Earlier pages stay if they join it; otherwise they are dropped, so that no gap is hidden.
 */
export function joinLatest(known: Page, latest: Page): Page {
  const joint = known.findIndex(({ _id }) => _id === latest[0]?._id)
  return joint === -1 ? latest : [...known.slice(0, joint), ...latest]
}

/**
 * Prepends an earlier page, if it still belongs there. @param before the first shown message when the page was
 * requested
 */
export const joinEarlier = (known: Page, earlier: Page, before: string | undefined): Page =>
  known[0]?._id === before ? [...earlier, ...known] : known
