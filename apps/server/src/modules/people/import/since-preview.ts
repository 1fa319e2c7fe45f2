import { type PersonFault, personColumnKeys, personColumnTitles } from '@tahi/domain'
import type { ChangedCell } from './changed-cells.ts'
import type { Judged } from './judge-row.ts'
import type { StagedRow } from './repository.ts'

/**
 * Compares a row's new judgement with its preview: a row is only written as it was shown. If the person changed in
 * between, so that the row would now change something else, it becomes bad, and its faults name the columns.
 */
export function sinceThePreview(previewed: Pick<StagedRow, 'outcome' | 'changes'>, now: Judged): Judged {
  if (now.outcome === 'bad' || now.outcome === 'unchanged') return now
  const faults = faultsSince(previewed, now)
  return faults.length === 0 ? now : { ...now, outcome: 'bad', changes: [], decision: undefined, faults }
}

function faultsSince(
  { outcome, changes }: Pick<StagedRow, 'outcome' | 'changes'>,
  now: Judged,
): PersonFault[] {
  if (outcome !== now.outcome) return [{ column: 'userId', problem: 'changed_meanwhile' }]
  const cellOf = (cells: readonly ChangedCell[], title: string) =>
    cells.find(({ column }) => column === title)
  return personColumnKeys.flatMap((column) => {
    const [then, present] = [
      cellOf(changes, personColumnTitles[column]),
      cellOf(now.changes, personColumnTitles[column]),
    ]
    const isSame = then?.before === present?.before && then?.after === present?.after
    return isSame ? [] : [{ column, problem: 'changed_meanwhile' as const }]
  })
}
