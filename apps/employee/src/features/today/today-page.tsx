import { todayWords } from '@tahi/contract/employee-texts/today'
import { readCurrentUser } from '@tahi/contract/identity'
import { readToday } from '@tahi/contract/today'
import { useCallback, useState } from 'react'
import { Answer } from '../../components/answer.tsx'
import { Notice } from '../../components/notice.tsx'
import { Page } from '../../components/page.tsx'
import { useCall } from '../../platform/calls.ts'
import { useCompanyDay, useIsClockLost } from '../../platform/clock/use-server-clock.ts'
import { useCompanyZone } from '../../platform/company-zone.ts'
import { useWords } from '../../platform/language.ts'
import { useQueue } from '../../platform/queue/open-queue.ts'
import { useStoredTimes } from '../../platform/queue/stored-times.ts'
import { useReadAnew } from '../../platform/read-anew.ts'
import { useIsOverdue } from '../../platform/use-is-overdue.ts'
import { BothTapsCard } from './both-taps-card.tsx'
import { ClockCard } from './clock-card.tsx'
import { DayFigures } from './day-figures.tsx'
import { hasUncertainTap, timesOfTaps } from './day-on-phone.ts'
import { PiecesSheet } from './pieces-sheet.tsx'
import { type Quota, Quotas } from './quotas.tsx'
import { Unread } from './unread.tsx'

/** The first screen, for a look between two bundles: the clock, the day so far, one's own pieces. */
export function TodayPage() {
  const words = useWords(todayWords)
  const user = useCall(readCurrentUser, {})
  const today = useCall(readToday, {})
  const presentDay = useCompanyDay()
  const known = today.data?.data.date ?? presentDay
  // The phone's estimate of the server's time is slightly late, so just after midnight the reply is ahead of it.
  const day = known > presentDay ? known : presentDay
  const isLost = useIsClockLost()
  const isKnown = known === day && !isLost
  const entries = useQueue()
  const stored = useStoredTimes()
  const isUncertain = hasUncertainTap(entries) || isLost
  const isOverdue = useIsOverdue(today)
  const timeZone = useCompanyZone()
  useReadAnew(readToday, !isKnown)
  // Kept here, because the quotas disappear at midnight and the input has to stay.
  const [entering, enter] = useState<{ quota: Quota; isCorrection: boolean; day: string }>()
  const close = useCallback(() => enter(undefined), [])
  const name = user.data?.data.firstName
  const lostClock = <BothTapsCard why={words.clockLost} timeZone={timeZone} />
  return (
    <Page title={name ? words.greeting(name) : words.title}>
      {isOverdue &&
        (isUncertain ? (
          lostClock
        ) : (
          <BothTapsCard
            key={day}
            why={words.dayUnknown}
            timeZone={timeZone}
            times={timesOfTaps(entries, day, timeZone, stored)}
          />
        ))}
      <Answer of={today}>
        {({ data }) => (
          <>
            {isUncertain ? lostClock : <ClockCard today={{ ...data, stored }} day={day} />}
            {isKnown && <DayFigures today={data} day={day} />}
            <Unread unread={data.unread} />
            {isKnown ? (
              <Quotas
                quotas={data.quotas}
                onEnter={(quota, isCorrection) => enter({ quota, isCorrection, day })}
              />
            ) : (
              <Notice>{words.notKnownYet}</Notice>
            )}
          </>
        )}
      </Answer>
      {entering && (
        <PiecesSheet
          {...entering}
          quota={today.data?.data.quotas.find(({ _id }) => _id === entering.quota._id) ?? entering.quota}
          isOver={entering.day !== day}
          onClose={close}
        />
      )}
    </Page>
  )
}
