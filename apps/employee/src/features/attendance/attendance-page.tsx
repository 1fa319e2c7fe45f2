import { readAttendanceMonth } from '@tahi/contract/attendance-month'
import { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { monthOf } from '@tahi/domain'
import { useState } from 'react'
import { Answer } from '../../components/answer.tsx'
import { Page } from '../../components/page.tsx'
import { useCall } from '../../platform/calls.ts'
import { useCompanyDay } from '../../platform/clock/use-server-clock.ts'
import { useWords } from '../../platform/language.ts'
import { useReadAnew } from '../../platform/read-anew.ts'
import { DayList } from './day-list.tsx'
import { DaySheet } from './day-sheet.tsx'
import { lacksDay } from './lacks-day.ts'
import { MonthFigures } from './month-figures.tsx'
import { MonthSwitch } from './month-switch.tsx'
import { useShownMonth } from './use-shown-month.ts'

/** One's own month: the recorded days, what they earn, and correction requests. */
export function AttendancePage() {
  const words = useWords(attendanceWords)
  const general = useWords(generalWords)
  const today = useCompanyDay()
  const present = monthOf(today)
  const [shown, show] = useShownMonth(present)
  const [opened, open] = useState<string>()
  // An open day, with what is typed about it, stays open when a new month begins.
  const month = opened ? monthOf(opened) : shown
  const answer = useCall(readAttendanceMonth, { query: { month } })
  useReadAnew(readAttendanceMonth, answer.data !== undefined && lacksDay(answer.data.data, today))

  return (
    <Page title={words.title}>
      <MonthSwitch month={month} last={present} onChange={show} />
      <Answer of={answer}>
        {({ data }) => {
          // While another month loads, the query still holds the previous one.
          if (data.month !== month) return <p role="status">{general.loading}</p>
          if (data.days.length === 0) return <p>{month > present ? words.noDays : words.daysBeginLater}</p>
          const day = data.days.find(({ date }) => date === opened)
          return (
            <>
              <MonthFigures month={data} today={today} />
              <DayList days={data.days} today={today} onOpen={open} />
              {day && <DaySheet key={day.date} day={day} today={today} onClose={() => open(undefined)} />}
            </>
          )
        }}
      </Answer>
    </Page>
  )
}
