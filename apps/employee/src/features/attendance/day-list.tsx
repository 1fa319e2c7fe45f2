import type { AttendanceDay } from '@tahi/contract/attendance-month'
import { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { useFormat, useWords } from '../../platform/language.ts'
import { useQueue } from '../../platform/queue/open-queue.ts'
import classes from './day-list.module.css'
import { effectWords, kindWords, payslipWords, spanWords } from './day-words.ts'
import { lookOf } from './looks.ts'
import { waitingRequest } from './waiting-request.ts'

type DayListProps = { days: readonly AttendanceDay[]; today: string; onOpen: (date: string) => void }

/** The days up to now, the latest first. Each opens a sheet with its actions. */
export function DayList({ days, today, onOpen }: DayListProps) {
  return (
    <ol className={classes.days}>
      {[...days].reverse().map((day) => (
        <li key={day.date}>
          <DayRow day={day} today={today} onOpen={() => onOpen(day.date)} />
        </li>
      ))}
    </ol>
  )
}

function DayRow({ day, today, onOpen }: { day: AttendanceDay; today: string; onOpen: () => void }) {
  const words = useWords(attendanceWords)
  const general = useWords(generalWords)
  const format = useFormat()
  const { asked, isWithdrawn } = waitingRequest(useQueue(), day.date)
  const span = day.record && spanWords(day.record, words, format)
  const effect = effectWords(day, words, today)
  const payslip = payslipWords(day, words)
  const waitingWords = isWithdrawn ? general.withdrawalWaits : asked && general.waitsToBeSent
  const request = waitingWords ?? correctionWords(day, words)
  return (
    <button type="button" className={classes.day} onClick={onOpen}>
      <span className={classes.head}>
        <strong>{format.day(day.date)}</strong>
        <span className={classes.kind} data-tone={lookOf(day).tone}>
          {kindWords(day, words, today)}
        </span>
      </span>
      {span && <span>{span}</span>}
      {effect && <span className={classes.effect}>{effect}</span>}
      {(payslip || request) && (
        <span className={classes.foot}>
          {payslip && <span>{payslip}</span>}
          {request && <span className={classes.request}>{request}</span>}
        </span>
      )}
    </button>
  )
}

/** The state of the latest request about the day, in a word or two. */
function correctionWords(
  { correction }: AttendanceDay,
  { request }: (typeof attendanceWords)['en'],
): string | undefined {
  if (!correction || correction.state === 'withdrawn') return undefined
  return request.short[correction.state]
}
