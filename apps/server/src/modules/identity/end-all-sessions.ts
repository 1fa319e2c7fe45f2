import { sql } from 'kysely'
import { about, audit, commandActor } from '../../platform/audit.ts'
import { toNobody } from '../../platform/live/announcer.ts'
import type { Services } from '../../platform/services.ts'
import { forgetBrowsersOf } from '../notifications/index.ts'

/**
 * Ends everybody's sessions: a restored backup has sessions that were ended since.
 * @returns how many people were signed in
 */
export async function endAllSessions({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock.now()
  return database.asOwner(async (queries) => {
    const open = sql`session.ended_at is null`
    await forgetBrowsersOf(queries, open)
    const { rows } = await sql<{ personId: string; branchId: string | null }>`
      with ended as (update session set ended_at = ${now} where ${open} returning person_id)
      select id as "personId", branch_id as "branchId" from person
      where id in (select person_id from ended)`.execute(queries)
    await audit(
      { queries, actor: commandActor('end-sessions'), now, news: toNobody },
      rows.map(({ personId, branchId }) => ({
        ...about('person', { id: personId, branchId }),
        action: 'session.end-all',
      })),
    )
    return rows.length
  })
}
