import { leaveWords } from '@tahi/contract/employee-texts/leave'
import { moreWords } from '@tahi/contract/employee-texts/more'
import type { Language } from '@tahi/contract/employee-texts/words'
import type { LeaveType } from '@tahi/domain'
import { isOfLostClock } from '../../platform/clock/tapped.ts'
import type { Formats } from '../../platform/formats.ts'
import type { EnteredAction, Entry } from '../../platform/queue/entry.ts'

type Words = (typeof moreWords)['en']

/** What an entry is. Punches are shown as in or out, other entries by their kind. */
export function entryTitle({ kind, body }: EnteredAction, { kinds }: Words): string {
  if (kind === 'punch') return kinds[body.kind === 'out' ? 'punchOut' : 'punchIn']
  return kinds[kind]
}

/** When an entry was done. */
export function entryTime(
  { kind, body, writtenAt }: EnteredAction & Pick<Entry, 'writtenAt'>,
  words: Words,
  format: Formats,
): string {
  const tapped = kind === 'punch' ? body : kind === 'progress' ? body.tapped : undefined
  return tapped && isOfLostClock(tapped)
    ? words.timeUncertain
    : format.instant(new Date(writtenAt).toISOString())
}

/** An entry's content and subject as lines, so that it can be read and copied even when the server never accepts it. */
export function entryLines(
  { kind, body, about }: EnteredAction,
  language: Language,
  format: Formats,
): string[] {
  const words = moreWords[language]
  const said: Readonly<Record<string, unknown>> = { ...about, ...body }
  const text = (field: string) => (typeof said[field] === 'string' ? said[field] : '')
  const day = (field: string) => text(field) && format.day(text(field))
  const time = (field: string) => text(field) && format.time(text(field))
  const span = (from: string, to: string) =>
    [from, to].filter((end, index, ends) => end && end !== ends[index - 1]).join(' – ')
  const lines: Record<typeof kind, () => string[]> = {
    punch: () => [],
    progress: () => [text('styleName'), piecesIn(Number(said.quotaProgress), words, format)],
    correction: () => [day('date'), span(time('timeIn'), time('timeOut')), text('reason')],
    withdrawCorrection: () => lines.correction(),
    leave: () => [
      leaveWords[language].types[text('leaveType') as LeaveType] ?? '',
      span(day('date'), day('dateEnd')),
      text('details'),
    ],
    withdrawLeave: () => lines.leave(),
    message: () => [text('name') && words.to(text('name')), text('text')],
  }
  return lines[kind]().filter((line) => line !== '')
}

const piecesIn = (pieces: number, words: Words, format: Formats): string =>
  pieces < 0 ? words.takenAway(format.count(-pieces)) : words.pieces(format.count(pieces))
