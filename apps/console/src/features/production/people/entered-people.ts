import type { QuotaEmployee } from '@tahi/contract'
import type { EntryDrafts, PersonName } from './entry-draft.ts'

/**
 * The quota's list with those who were added to it by hand, until what they brought puts them there, and those for whom
 * something was typed before they left it: the server says whether that can be saved.
 */
export function enteredPeople(
  known: readonly QuotaEmployee[],
  others: readonly PersonName[],
  drafts: EntryDrafts,
): QuotaEmployee[] {
  // What was typed before an upgrade names nobody.
  const typedFor = Object.values(drafts).flatMap(({ employee }) => employee ?? [])
  const added = new Map([...others, ...typedFor].map((employee) => [employee._id, employee]))
  for (const { employee } of known) added.delete(employee._id)
  return [
    ...known,
    ...[...added.values()].map((employee) => ({
      employee,
      designationName: null,
      active: true,
      onLeave: false,
      progress: 0,
      entries: 0,
      lastAt: null,
    })),
  ]
}
