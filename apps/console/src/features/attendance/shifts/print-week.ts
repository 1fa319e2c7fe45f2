import { type Company, type ShiftDay, type ShiftWeekRow, texts } from '@tahi/contract'
import { eachDay, listedName, type Period } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { paperExtent } from '../../../platform/paper/paper-extent.ts'
import { paperHead } from '../../../platform/paper/paper-head.ts'
import { wordsOf } from './week/day-cell.tsx'

interface WeekFilters {
  readonly branches: readonly string[]
  /** Whether people of several branches may be listed. */
  readonly withBranch: boolean
  /** The filters that are set, in words. */
  readonly only: readonly (string | undefined)[]
  readonly search: string | undefined
}

/** The week of everybody who matches the filters, to hang up: A4 landscape. */
export function weekPaper(
  company: Company,
  { from, to }: Period,
  rows: readonly ShiftWeekRow[],
  { branches, withBranch, only, search }: WeekFilters,
): PrintDocument {
  return {
    title: texts.shift.printTitle(formatDay(from), formatDay(to)),
    ...paperExtent(withBranch ? [] : branches, only, search),
    orientation: 'landscape',
    company: paperHead(company),
    sections: [
      {
        kind: 'table',
        columns: [
          { label: texts.columns.userId, width: '10%' },
          { label: texts.columns.name, width: withBranch ? '15%' : '17%' },
          ...(withBranch ? [{ label: texts.columns.branch, width: '9%' }] : []),
          ...eachDay(from, to).map((day) => ({
            label: texts.shiftDays.name(day),
            width: withBranch ? '9.4%' : '10.4%',
          })),
        ],
        rows: rows.map(({ employee, branchName, days }) => [
          employee.userId,
          listedName(employee),
          ...(withBranch ? [branchName] : []),
          ...eachDay(from, to).map((_, index) => printedDay(days[index])),
        ]),
        empty: texts.noData,
      },
      { kind: 'signatures', labels: texts.signatures },
    ],
  }
}

/** A day in one cell of the paper; hours do not wrap. Empty after the last day of people who left. */
function printedDay(day: ShiftDay | undefined): string {
  if (!day) return ''
  const { kind, title, detail } = wordsOf(day)
  if (detail === undefined) return title
  return `${title}, ${kind === 'leave' ? detail : unbroken(detail)}`
}

const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0').replaceAll('–', '\u2060–\u2060')
