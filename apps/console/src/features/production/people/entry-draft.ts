import { newId } from '@tahi/client/new-id'
import {
  type createQuotaProgressOfMany,
  type FieldError,
  formatCount,
  type Input,
  limits,
  type QuotaEmployee,
  reason,
  texts,
} from '@tahi/contract'
import { progressProblem } from '@tahi/domain'
import { readNumber } from '@tahi/ui/fields/typed-number.ts'
import * as z from 'zod'
import { errorsOf } from '../../../platform/forms/form-errors.ts'

export type PersonName = QuotaEmployee['employee']

/**
 * The unsaved entry for one person. The id is sent with every retry, so that retries are idempotent. It is '' once an
 * earlier try was recorded with other figures, until something else is typed. `seen` is the progress that was shown when
 * typing began, or when others' pieces were last told of.
 */
export type EntryDraft = { _id: string; employee: PersonName; typed: string; reason: string; seen?: number }

/** A person of the list, with the pieces so far. */
export type Reported = Pick<QuotaEmployee, 'employee' | 'progress'>

/** Drafts by person id. */
export type EntryDrafts = Record<string, EntryDraft>

type Field = 'typed' | 'reason'
export type EntryProblem = { field: Field; message: string }

/** Pieces taken away need a reason, by the server's rule. */
const correcting = z.object({ reason })

/** The pieces that a text means: 0 for empty text; undefined for anything but a whole number within the limits. */
export function piecesOf(typed: string): number | undefined {
  const pieces = wholeNumberOf(typed)
  return pieces !== undefined && Math.abs(pieces) <= limits.largestTarget ? pieces : undefined
}

function wholeNumberOf(typed: string): number | undefined {
  if (typed.trim() === '') return 0
  return typed.includes('.') ? undefined : (readNumber(typed) ?? undefined)
}

/** Why a text means no pieces. */
function noPieces(typed: string): string {
  const { wholeNumber, atMost, atLeast } = texts.validation
  const number = wholeNumberOf(typed)
  if (number === undefined) return wholeNumber
  const most = formatCount(limits.largestTarget)
  return number > 0 ? atMost(most) : atLeast(`-${most}`)
}

/** The drafts with one person's change; an empty draft is removed. */
export function withChange(
  drafts: EntryDrafts,
  { employee, progress }: Reported,
  change: Partial<Pick<EntryDraft, Field>>,
): EntryDrafts {
  const { [employee._id]: before, ...others } = drafts
  const next = {
    typed: '',
    reason: '',
    seen: progress,
    ...before,
    ...change,
    employee,
    _id: before?._id || newId(),
  }
  return next.typed.trim() === '' && next.reason === '' ? others : { ...others, [employee._id]: next }
}

/** The drafts, without the ids of entries that were recorded before with other figures. */
export const withRecorded = (drafts: EntryDrafts, personIds: readonly string[]): EntryDrafts =>
  Object.fromEntries(
    Object.entries(drafts).map(([personId, draft]) => [
      personId,
      personIds.includes(personId) ? { ...draft, _id: '' } : draft,
    ]),
  )

/** The drafts, after it was told which pieces others have recorded meanwhile: saving again adds to these. */
export function withSeen(drafts: EntryDrafts, people: readonly Reported[]): EntryDrafts {
  const told = people.flatMap(({ employee: { _id }, progress }) => {
    const draft = drafts[_id]
    return draft ? [[_id, { ...draft, seen: progress }] as const] : []
  })
  return { ...drafts, ...Object.fromEntries(told) }
}

/** Whether a text from a spreadsheet has several columns: which of them are the pieces cannot be known. */
export const hasColumns = (text: string): boolean => /[^\t\r\n]\t+[^\t\r\n]/.test(text)

const cellsOf = (column: string): string[] => column.replace(/(\r?\n)+$/, '').split(/\r?\n/)

/** How many lines of a copied column find nobody: whose pieces they are must be looked up. */
export const linesBeyond = (people: readonly Reported[], column: string): number =>
  Math.max(0, cellsOf(column).length - people.length)

/** Fills a column copied from a spreadsheet into the drafts of `people`, in the order shown. */
export function withPasted(drafts: EntryDrafts, people: readonly Reported[], text: string): EntryDrafts {
  const cells = cellsOf(text)
  return people
    .slice(0, cells.length)
    .reduce((changed, person, index) => withChange(changed, person, { typed: cells[index] ?? '' }), drafts)
}

/** Why a draft cannot be saved; undefined if it can. @param person the progress so far, and whether more may be added */
export function problemOf(
  draft: EntryDraft,
  person: { progress: number; wasThere: boolean },
): EntryProblem | undefined {
  if (draft._id === '') return { field: 'typed', message: texts.quota.entryDiffers }
  const pieces = piecesOf(draft.typed)
  if (pieces === undefined) return { field: 'typed', message: noPieces(draft.typed) }
  if (pieces === 0) return undefined
  const meanwhile = person.progress - (draft.seen ?? person.progress)
  if (meanwhile !== 0) return { field: 'typed', message: texts.quota.recordedMeanwhile(meanwhile) }
  if (pieces > 0 && !person.wasThere) return { field: 'typed', message: texts.quota.notOfBranch }
  const reason = draft.reason.trim()
  const problem = progressProblem({ pieces, reason, reported: person.progress, byEmployee: false })
  if (problem)
    return {
      field: problem === 'correctionWithoutReason' ? 'reason' : 'typed',
      message: texts.quota.problems[problem],
    }
  const message = pieces < 0 && errorsOf(correcting, { reason }).reason
  return message ? { field: 'reason', message } : undefined
}

type Entries = Input<typeof createQuotaProgressOfMany>['body']['entries']

/** The entries to send, in the order of the people shown. */
export const entriesOf = (drafts: EntryDrafts, personIds: readonly string[]): Entries =>
  personIds.flatMap((personId) => {
    const draft = drafts[personId]
    const pieces = draft && piecesOf(draft.typed)
    if (!draft || !pieces) return []
    const reason = draft.reason.trim()
    return [
      {
        _id: draft._id,
        quotaEmployeeId: personId,
        quotaProgress: pieces,
        ...(pieces < 0 && { reason }),
      },
    ]
  })

/** The refusals of the server by person: 'entries.3.quotaProgress' is about the fourth entry. */
export function refusedEntries(errors: readonly FieldError[], entries: Entries) {
  const problems: Record<string, EntryProblem> = {}
  const recorded: string[] = []
  for (const { path, msg } of errors) {
    const [, index, field] = /^entries\.(\d+)\.(\w+)$/.exec(path) ?? []
    const personId = entries[Number(index)]?.quotaEmployeeId
    if (!personId) continue
    problems[personId] ??= { field: field === 'reason' ? 'reason' : 'typed', message: msg }
    if (field === '_id') recorded.push(personId)
  }
  return { problems, recorded }
}
