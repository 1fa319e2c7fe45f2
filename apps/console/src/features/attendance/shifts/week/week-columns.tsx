import { type ShiftWeekRow, texts } from '@tahi/contract'
import { type Day, eachDay } from '@tahi/domain'
import type { Column } from '@tahi/ui/table/column.ts'
import { DayCell } from './day-cell.tsx'
import { PersonCell } from './person-cell.tsx'

type Look = {
  today: Day
  tones: ReadonlyMap<string, number>
  /** Whether people of several branches are listed. */
  withBranch: boolean
}

/** A column for the person, and one for each day. */
export const weekColumns = (
  { from, to }: { from: Day; to: Day },
  { today, tones, withBranch }: Look,
): readonly Column<ShiftWeekRow>[] => [
  {
    key: 'employee',
    label: texts.columns.employee,
    width: '212px',
    pinned: true,
    value: (row) => <PersonCell row={row} withBranch={withBranch} />,
  },
  ...eachDay(from, to).map((date, index) => ({
    key: date,
    label: texts.shiftDays.heading(date, today),
    value: ({ days }: ShiftWeekRow) => {
      const day = days[index]
      return day && <DayCell day={day} tone={tones.get(day.shiftId ?? '')} isToday={date === today} />
    },
  })),
]
