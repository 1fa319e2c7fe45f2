import type { AttendanceDay } from '@tahi/contract/attendance-month'
import { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { useFormat, useWords } from '../../platform/language.ts'
import { changeUnderFinger } from '../../platform/presses.ts'
import { useQueue } from '../../platform/queue/open-queue.ts'
import { AskForm } from './ask-form.tsx'
import classes from './day-sheet.module.css'
import { effectWords, isNotYetCounted, kindWords, spanWords } from './day-words.ts'
import { RequestState } from './request-state.tsx'
import { WaitingNotice } from './waiting-notice.tsx'
import { waitingRequest } from './waiting-request.ts'

type DaySheetProps = { day: AttendanceDay; today: string; onClose: () => void }

/** One day with what it earns, and a way to request a correction. */
export function DaySheet({ day, today, onClose }: DaySheetProps) {
  const words = useWords(attendanceWords)
  const general = useWords(generalWords)
  const format = useFormat()
  const waiting = waitingRequest(useQueue(), day.date)
  const isWaiting = waiting.asked !== undefined || waiting.isWithdrawn
  const [isAsking, setIsAsking] = useState(false)
  const span = day.record && spanWords(day.record, words, format)
  const isOpen = day.correction?.state === 'requested'
  const ask = (isAsked: boolean) => {
    setIsAsking(isAsked)
    // The form and the day have different buttons in the same places.
    changeUnderFinger()
  }

  return (
    <Sheet title={format.day(day.date)} onClose={onClose}>
      <div className={classes.sheet}>
        <p>
          {[kindWords(day, words, today), span].filter(Boolean).join(', ')}
          <span className={classes.effect}>{effectWords(day, words, today)}</span>
        </p>
        {isAsking ? (
          <AskForm day={day} today={today} onDone={onClose} onCancel={() => ask(false)} />
        ) : (
          <>
            {isWaiting && (
              <WaitingNotice
                waiting={waiting}
                isStored={isOpen && day.correction?._id === waiting.asked?._id}
                onDone={onClose}
              />
            )}
            {!isWaiting && day.correction && (
              <RequestState
                date={day.date}
                correction={day.correction}
                onChange={() => ask(true)}
                onDone={onClose}
              />
            )}
            {day.payslipId && (
              <p className={classes.effect}>
                {isNotYetCounted(day) ? words.notOnPayslipWhy : words.coveredWhy}
              </p>
            )}
            {!day.payslipId && !isWaiting && !isOpen && (
              <Button onClick={() => ask(true)}>{words.wrong}</Button>
            )}
            <Button look="plain" onClick={onClose}>
              {general.close}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  )
}
