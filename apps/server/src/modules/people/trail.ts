import { effectiveOn, type PayRate } from '@tahi/domain'
import { type AuditEntry, about } from '../../platform/audit.ts'
import { inPesos, type StoredPerson } from './person.ts'
import { differences } from './sent-fields.ts'

/** A person as they were and as they are written. */
export interface Change {
  readonly before: StoredPerson
  readonly after: StoredPerson
}

/** The audit entry for a person who was added. */
export const addition = ({ id, ...person }: StoredPerson): AuditEntry => ({
  ...about('person', { id, branchId: person.branchId }),
  action: 'person.add',
  after: person,
})

/** The audit entry for a change, with the fields that differ, before and after. */
export function change({ before, after }: Change): AuditEntry {
  const changed = differences(before, after)
  const only = (person: StoredPerson) => Object.fromEntries(changed.map((key) => [key, person[key]]))
  return {
    ...about('person', after),
    action: actionOf(before, after),
    before: only(before),
    after: only(after),
  }
}

function actionOf(before: StoredPerson, after: StoredPerson): string {
  if (before.active === after.active) return 'person.change'
  return after.active ? 'person.reactivate' : 'person.deactivate'
}

/**
 * The audit entry for a rate, in pesos. Rates have their own entries, so that the other entries can be shown to people
 * who may not know them.
 */
export const rateChange = (
  person: Pick<StoredPerson, 'id' | 'branchId'>,
  { before, after }: { before?: PayRate | undefined; after?: PayRate },
): AuditEntry => ({
  ...about('person', person),
  action: after ? 'person.set-rate' : 'person.remove-rate',
  ...(before && { before: inPesos(before) }),
  ...(after && { after: inPesos(after) }),
})

/** The audit entries for the written rates that pay otherwise, each with the one that held on its first day until then. */
export const rateChanges = (
  person: Pick<StoredPerson, 'id' | 'branchId'>,
  before: readonly PayRate[],
  written: readonly PayRate[],
): AuditEntry[] =>
  written
    .map((after) => ({ before: effectiveOn(before, after.from), after }))
    .filter(({ before, after }) => before?.from !== after.from || !paysTheSame(before, after))
    .map((rates) => rateChange(person, rates))

const paysTheSame = (one: PayRate, other: PayRate): boolean =>
  one.dailyRate === other.dailyRate && one.overtimeRate === other.overtimeRate

export const passwordReset = (person: StoredPerson): AuditEntry => ({
  ...about('person', person),
  action: 'person.reset-password',
})
