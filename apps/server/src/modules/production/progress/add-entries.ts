import { type FieldError, texts } from '@tahi/contract'
import { progressProblem } from '@tahi/domain'
import { about, audit } from '../../../platform/audit.ts'
import { notFound, orNotFound, Refusal } from '../../../platform/errors.ts'
import { idsOf } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import type { QuotaRow } from '../quota.ts'
import { findAndLockQuota } from '../repository.ts'
import type { EntryRow } from './entry.ts'
import { type Entered, refuseClosed } from './refuse-closed.ts'
import { findEntries, findReporters, insertEntries, type NewEntry, type Reporter } from './repository.ts'
import { tellEntries } from './tell-entries.ts'

/** An entry of a call, with its path in the body: '' or 'entries.3.'. */
export type SentEntry = NewEntry & { readonly path: string }

/**
 * Adds entries to a quota, all of them or none (D4). An entry that is stored already is left alone, so that a repeated
 * request is harmless, even if the quota's day is over or the quota was removed since.
 * @param entered when the entries were made, if they were sent later; now by default
 * @returns how many were new
 * @throws Refusal not_found for a quota or employee out of scope; conflict when an entry is stored with other figures;
 * invalid. Each names every affected entry
 */
export async function addEntries(
  work: Work,
  quotaId: string,
  sent: readonly SentEntry[],
  entered: Entered = { at: work.now, day: work.today, doubts: [] },
): Promise<{ added: number }> {
  const quota = orNotFound(await findAndLockQuota(work, quotaId))
  const { fresh, conflicts } = await separateStored(work, quota, sent)
  const problems = [...conflicts]
  if (fresh.length > 0) {
    await refuseClosed(work, quota, entered)
    const reporters = await reportersOf(work, quota, fresh)
    problems.push(...problemsOf(work, reporters, fresh))
    if (fresh.some(({ personId }) => !reporters.has(personId)))
      throw new Refusal('not_found', texts.recordNotFound, { errors: problems })
  }
  const [first] = problems
  if (first) throw new Refusal(conflicts.length > 0 ? 'conflict' : 'invalid', first.msg, { errors: problems })

  // An id belongs to an entry that the caller cannot see.
  if ((await insertEntries(work, quota, fresh)) < fresh.length) throw notFound()
  await audit(
    work,
    fresh.map(({ id, personId, pieces, reason }) => ({
      ...about('quota_progress', { id, branchId: quota.branchId }),
      action: pieces < 0 ? 'quota-progress.correct' : 'quota-progress.report',
      ...(reason !== undefined && { reason }),
      after: {
        quotaId,
        personId,
        pieces,
        ...(entered.day !== work.today && { enteredAt: entered.at.toISOString(), doubts: entered.doubts }),
      },
    })),
  )
  await tellEntries(work, quota, idsOf(fresh))
  return { added: fresh.length }
}

async function separateStored(work: Work, quota: QuotaRow, sent: readonly SentEntry[]) {
  const stored = await findEntries(work, idsOf(sent))
  const known = new Map<string, Pick<EntryRow, 'quotaId' | 'personId' | 'pieces'>>(
    stored.map((entry) => [entry.id, entry]),
  )
  const fresh: SentEntry[] = []
  const conflicts: FieldError[] = []
  for (const entry of sent) {
    const same = known.get(entry.id)
    if (!same) {
      known.set(entry.id, { ...entry, quotaId: quota.id })
      fresh.push(entry)
    } else if (same.quotaId !== quota.id || same.personId !== entry.personId || same.pieces !== entry.pieces)
      conflicts.push({ path: `${entry.path}_id`, msg: texts.quota.entryDiffers })
  }
  return { fresh, conflicts }
}

async function reportersOf(work: Work, quota: QuotaRow, entries: readonly SentEntry[]) {
  const ids = [...new Set(entries.map(({ personId }) => personId))]
  return new Map((await findReporters(work, quota, ids)).map((one) => [one.personId, one]))
}

function problemsOf(
  work: Work,
  reporters: ReadonlyMap<string, Reporter>,
  entries: readonly SentEntry[],
): FieldError[] {
  return entries.flatMap(({ path, personId, pieces, reason }): FieldError[] => {
    const reporter = reporters.get(personId)
    // Reports of a person who left the branch before the quota's day can still be corrected.
    if (!reporter || (pieces > 0 && !reporter.wasThere))
      return [{ path: `${path}quotaEmployeeId`, msg: texts.quota.notOfBranch }]
    const { reported } = reporter
    const problem = progressProblem({ pieces, reason, reported, byEmployee: work.scope.ownOnly })
    if (!problem) {
      reporter.reported += pieces
      return []
    }
    const field = problem === 'correctionWithoutReason' ? 'reason' : 'quotaProgress'
    return [{ path: `${path}${field}`, msg: texts.quota.problems[problem] }]
  })
}
