import { type FieldError, texts } from '@tahi/contract'
import { progressProblem } from '@tahi/domain'
import { audit } from '../../../platform/audit.ts'
import { notFound, Refusal } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import type { QuotaRow } from '../quota.ts'
import { lockQuota } from '../repository.ts'
import type { EntryRow } from './entry.ts'
import { type Entered, refuseClosed } from './refuse-closed.ts'
import { findEntries, findReporters, insertEntries, type NewEntry, type Reporter } from './repository.ts'
import { tellEntries } from './tell-entries.ts'

/** An entry as a call sent it, with where in its body it stood: '' or 'entries.3.'. */
export type SentEntry = NewEntry & { readonly path: string }

/**
 * Adds entries to a quota, all of them or none (D4). An entry that is stored already is left alone, so that a repeated
 * request is harmless, also when the quota's day is over or the quota was removed since.
 * @param entered when that was, where it is sent later; now where nothing is said
 * @returns how many were new
 * @throws Refusal not_found for no such quota or employee in scope, conflict where an entry is stored with other
 * figures, invalid; each names every entry that cannot be
 */
export async function addEntries(
  work: Work,
  quotaId: string,
  sent: readonly SentEntry[],
  entered: Entered = { at: work.now, day: work.today, doubts: [] },
): Promise<{ added: number }> {
  const quota = await lockQuota(work, quotaId)
  if (!quota) throw notFound()
  const { fresh, problems } = await separateStored(work, quota, sent)
  if (fresh.length > 0) {
    await refuseClosed(work, quota, entered)
    const reporters = await reportersOf(work, quota, fresh)
    problems.push(...problemsOf(work, reporters, fresh))
    if (fresh.some(({ personId }) => !reporters.has(personId)))
      throw new Refusal('not_found', texts.recordNotFound, { errors: problems })
  }
  const [first] = problems
  if (first) {
    const isKnownOtherwise = problems.some(({ msg }) => msg === texts.quota.entryDiffers)
    throw new Refusal(isKnownOtherwise ? 'conflict' : 'invalid', first.msg, { errors: problems })
  }

  // An id that is taken where the caller cannot see it.
  if ((await insertEntries(work, quota, fresh)) < fresh.length) throw notFound()
  await audit(
    work,
    fresh.map(({ id, personId, pieces, reason }) => ({
      action: pieces < 0 ? 'quota-progress.correct' : 'quota-progress.report',
      entity: 'quota_progress',
      entityId: id,
      branchId: quota.branchId,
      ...(reason !== undefined && { reason }),
      after: {
        quotaId,
        personId,
        pieces,
        ...(entered.day !== work.today && { enteredAt: entered.at.toISOString(), doubts: entered.doubts }),
      },
    })),
  )
  await tellEntries(
    work,
    quota,
    fresh.map(({ id }) => id),
  )
  return { added: fresh.length }
}

async function separateStored(work: Work, quota: QuotaRow, sent: readonly SentEntry[]) {
  const stored = await findEntries(
    work,
    sent.map(({ id }) => id),
  )
  const known = new Map<string, Pick<EntryRow, 'quotaId' | 'personId' | 'pieces'>>(
    stored.map((entry) => [entry.id, entry]),
  )
  const fresh: SentEntry[] = []
  const problems: FieldError[] = []
  for (const entry of sent) {
    const same = known.get(entry.id)
    if (!same) {
      known.set(entry.id, { ...entry, quotaId: quota.id })
      fresh.push(entry)
    } else if (same.quotaId !== quota.id || same.personId !== entry.personId || same.pieces !== entry.pieces)
      problems.push({ path: `${entry.path}_id`, msg: texts.quota.entryDiffers })
  }
  return { fresh, problems }
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
    // Of who left the branch, what was reported can still be corrected.
    if (!reporter || (pieces > 0 && !reporter.active))
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
