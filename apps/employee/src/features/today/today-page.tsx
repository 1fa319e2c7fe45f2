import { todayWords } from '@tahi/contract/employee-texts/today'
import { readCurrentUser } from '@tahi/contract/identity'
import { readToday } from '@tahi/contract/today'
import { useCallback, useState } from 'react'
import { Answer } from '../../components/answer.tsx'
import { Notice } from '../../components/notice.tsx'
import { Page } from '../../components/page.tsx'
import { useCall } from '../../platform/calls.ts'
import { useCompanyDay, useIsClockLost } from '../../platform/clock/use-server-clock.ts'
import { useWords } from '../../platform/language.ts'
import { useQueue } from '../../platform/queue/open-queue.ts'
import { useReadAnew } from '../../platform/read-anew.ts'
import { ClockCard } from './clock-card.tsx'
import { DayFigures } from './day-figures.tsx'
import { hasUncertainTap } from './day-on-phone.ts'
import { LostClockCard } from './lost-clock-card.tsx'
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
  const isUncertain = hasUncertainTap(useQueue()) || isLost
  useReadAnew(readToday, !isKnown)
  // Kept here, because the quotas disappear at midnight and the input has to stay.
  const [entering, enter] = useState<{ quota: Quota; isCorrection: boolean; day: string }>()
  const close = useCallback(() => enter(undefined), [])
  const name = user.data?.data.firstName
  return (
    <Page title={name ? words.greeting(name) : words.title}>
      <Answer of={today}>
        {({ data }) => (
          <>
            {isUncertain ? <LostClockCard timeZone={data.timeZone} /> : <ClockCard today={data} day={day} />}
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
