import { type Document, document as schema } from '@tahi/contract'

/**
 * The record that the list sent along in the navigation state (C2 Document form), for the form to open at once; the form reads it anew.
 * @param now milliseconds since 1970
 * @returns undefined for another document, and for one whose file's address has ended, as after a reload
 */
export function carriedDocument(state: object, id: string, now: number): Document | undefined {
  const carried = schema.safeParse('document' in state ? state.document : undefined).data
  if (carried?._id !== id) return undefined
  const expires = new URLSearchParams(carried.fileUrl.split('?')[1]).get('expires')
  return Number(expires) * 1000 > now ? carried : undefined
}
