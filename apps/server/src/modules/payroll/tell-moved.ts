import type { RecordKind } from '@tahi/contract'
import type { Work } from '../../platform/work.ts'

/** Announces moved records to the branches that they left and to those that they reached. */
export function tellMoved({ news }: Pick<Work, 'news'>, branchIds: Iterable<string>): void {
  for (const branchId of branchIds) for (const kind of moving) news.changed(kind, branchId)
}

/** The kinds of records that move with a person. */
const moving: readonly RecordKind[] = ['attendance', 'correction', 'leave', 'payslip']
