import { type Document, document as schema } from '@tahi/contract'
import { stillOpens } from '../../../platform/files/file-address.ts'

/**
 * The record from the navigation state (C2 Document form), for the form to show at once; the form fetches it too.
 * @param now milliseconds since 1970
 * @returns undefined for another document, and if the file's address has expired, such as after a reload
 */
export function carriedDocument(state: object, id: string, now: number): Document | undefined {
  const carried = schema.safeParse('document' in state ? state.document : undefined).data
  if (carried?._id !== id) return undefined
  return stillOpens(carried.fileUrl, now) ? carried : undefined
}
