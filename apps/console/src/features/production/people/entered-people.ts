import type { QuotaEmployee } from '@tahi/contract'
import type { EntryDrafts, PersonName } from './entry-draft.ts'

/**
 * The quota's people, and two further groups: people added by hand, until their saved progress lists them, and people
 * with a draft who left the quota since. The server decides whether such a draft can be saved.
 */
export function enteredPeople(
  known: readonly QuotaEmployee[],
  others: readonly PersonName[],
  drafts: EntryDrafts,
): QuotaEmployee[] {
  // Drafts from before an upgrade have no employee.
  const typedFor = Object.values(drafts).flatMap(({ employee }) => employee ?? [])
  const added = new Map([...others, ...typedFor].map((employee) => [employee._id, employee]))
  for (const { employee } of known) added.delete(employee._id)
  return [
    ...known,
    ...[...added.values()].map((employee) => ({
      employee,
      designationName: null,
      active: true,
      wasThere: true,
      onLeave: false,
      progress: 0,
      entries: 0,
      lastAt: null,
    })),
  ]
}
