import { todayWords } from '@tahi/contract/employee-texts/today'
import { readCurrentUser } from '@tahi/contract/identity'
import { readToday } from '@tahi/contract/today'
import { useCallback, useState } from 'react'
import { Answer } from '../../components/answer.tsx'
import { Notice } from '../../components/notice.tsx'
import { Page } from '../../components/page.tsx'
import { useCall } from '../../platform/calls.ts'
import { useCompanyDay } from '../../platform/clock/use-server-clock.ts'
import { useWords } from '../../platform/language.ts'
import { useReadAnew } from '../../platform/read-anew.ts'
import { ClockCard } from './clock-card.tsx'
import { DayFigures } from './day-figures.tsx'
import { PiecesSheet } from './pieces-sheet.tsx'
import { type Quota, Quotas } from './quotas.tsx'
import { Unread } from './unread.tsx'

/** What a sewer looks at between two bundles: the clock, the day so far, the sewer's own pieces. */
export function TodayPage() {
  const words = useWords(todayWords)
  const user = useCall(readCurrentUser, {})
  const today = useCall(readToday, {})
  const presentDay = useCompanyDay()
  const known = today.data?.data.date ?? presentDay
  // The phone learns the server's second a moment after it began: then the answer is ahead.
  const day = known > presentDay ? known : presentDay
  const isKnown = known === day
  useReadAnew(readToday, !isKnown)
  // Here and not among the quotas, which are gone at midnight: what is typed stays.
  const [entering, enter] = useState<{ quota: Quota; isCorrection: boolean; day: string }>()
  const close = useCallback(() => enter(undefined), [])
  const name = user.data?.data.firstName
  return (
    <Page title={name ? words.greeting(name) : words.title}>
      <Answer of={today}>
        {({ data }) => (
          <>
            <ClockCard today={data} day={day} />
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
