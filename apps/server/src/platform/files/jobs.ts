import { limits } from '@tahi/contract'
import { sql } from 'kysely'
import { dailyAt, daysBefore, type Job } from '../jobs.ts'
import type { Services } from '../services.ts'
import { takeContents } from './contents.ts'
import { deleteUnused, noteUnused } from './unused-files.ts'

/** At 02:45, when few are at work. */
const night = 2 * 60 + 45

/** Rows that are deleted in one transaction. */
const handful = 100

/** Removes files that no record has shown for a month: abandoned uploads, removed documents, former pictures. */
export const fileJobs: Job[] = [
  {
    name: 'remove unused files',
    async run(services, stopping) {
      const { database, clock } = services
      const now = clock.now()
      const since = daysBefore(now, limits.unusedFileDays)
      await database.asOwner((queries) => noteUnused(queries, now))
      while (!stopping.aborted) {
        const gone = await database.asOwner((queries) => deleteUnused(queries, since, now, handful))
        if (gone < handful) break
      }
      await removeContents(services, stopping)
    },
    untilNext: dailyAt(night),
  },
]

/** Outside of any transaction, because a store may be slow. A removal that fails is retried the next night. */
async function removeContents(
  { database, files, clock, log }: Services,
  stopping: AbortSignal,
): Promise<void> {
  let removed = 0
  for (;;) {
    const ids = await database.asOwner((queries) => takeContents(queries, clock.now()))
    if (ids.length === 0 || stopping.aborted) break
    for (const id of ids) await files.store.remove(id)
    await database.asOwner((queries) =>
      sql`delete from content_without_file where id = any (${ids}::uuid[])`.execute(queries),
    )
    removed += ids.length
  }
  if (removed > 0) log.info({ files: removed }, 'files that nothing shows were removed')
}
