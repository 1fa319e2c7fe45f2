import { todayWords } from '@tahi/contract/employee-texts/today'
import { readCurrentUser } from '@tahi/contract/identity'
import { readToday } from '@tahi/contract/today'
import { Answer } from '../../parts/answer.tsx'
import { Page } from '../../parts/page.tsx'
import { useCall } from '../../platform/calls.ts'
import { useWords } from '../../platform/language.ts'
import { ClockCard } from './clock-card.tsx'
import { DayFigures } from './day-figures.tsx'
import { Quotas } from './quotas.tsx'
import { Unread } from './unread.tsx'

/** What a sewer looks at between two bundles: the clock, the day so far, the own pieces. */
export function TodayPage() {
  const words = useWords(todayWords)
  const user = useCall(readCurrentUser, {})
  const today = useCall(readToday, {})
  const name = user.data?.data.firstName
  return (
    <Page title={name ? words.greeting(name) : words.title}>
      <Answer of={today}>
        {({ data }) => (
          <>
            <ClockCard today={data} readAt={today.dataUpdatedAt} />
            <DayFigures today={data} readAt={today.dataUpdatedAt} />
            <Unread unread={data.unread} />
            <Quotas quotas={data.quotas} />
          </>
        )}
      </Answer>
    </Page>
  )
}
