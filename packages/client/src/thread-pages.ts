import type { Message } from '@tahi/contract/messages'

/** Messages of a thread without a gap, in the order in which they were written. */
type Page = readonly Message[]

/** What is above a latest page that was read anew stays where both join, so that nothing missed is hidden in between. */
export function joinLatest(known: Page, latest: Page): Page {
  const joint = known.findIndex(({ _id }) => _id === latest[0]?._id)
  return joint === -1 ? latest : [...known.slice(0, joint), ...latest]
}

/** A page put above what is shown, if it is still the one that belongs there. @param before the message it was asked for */
export const joinEarlier = (known: Page, earlier: Page, before: string | undefined): Page =>
  known[0]?._id === before ? [...earlier, ...known] : known
