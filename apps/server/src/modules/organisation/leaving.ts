import { texts } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { invalid } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import type { Part, PartTable } from './part.ts'

/**
 * Refuses to remove a part to which people still belong when no new place is given for them.
 * @param belongs condition for the people who belong to it
 * @throws Refusal invalid at `moveTo`, with their number
 */
export async function refuseOrphans(
  { queries }: Work,
  leaving: { table: PartTable; part: Part; moveTo: string | undefined; belongs: RawBuilder<unknown> },
): Promise<void> {
  const { table, part, moveTo, belongs } = leaving
  if (moveTo === part.id) throw invalid('moveTo', texts.organisation[table].moveElsewhere)
  if (moveTo !== undefined) return
  const { rows } = await sql<{ people: number }>`
    select count(*) as people from person where active and ${belongs}`.execute(queries)
  const people = rows[0]?.people ?? 0
  if (people > 0) throw invalid('moveTo', texts.organisation[table].stillBelong(people))
}
