import { listCorrections, mayUse } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Scope, wholeScope, within } from '../../../platform/scope.ts'

/**
 * Whether a correction request waits for a record's day, for a query on `attendance`: one look-up in `correction_open` for
 * a row. False for readers who may not read requests.
 */
export const correctionWaits = (scope: Scope): RawBuilder<unknown> =>
  mayUse(listCorrections.allow, scope.role)
    ? sql`exists (
        select from correction
        where correction.state = 'requested' and correction.person_id = attendance.person_id
          and correction.day = attendance.day and ${within(wholeScope(scope), 'correction')}
      )`
    : sql`false`
