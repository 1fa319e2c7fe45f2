import { Skeleton } from '@mantine/core'
import { readAttendance, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { lazy, Suspense } from 'react'
import { Answer } from '../../../platform/answer.tsx'
import { useOpened } from '../../../platform/calls.ts'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { EditRecord } from './edit-record.tsx'
import { MonthCard } from './month-card.tsx'

// Few days have claims.
const ClaimsCard = lazy(() => import('../claims/claims-card.tsx'))
const History = lazy(() => import('./history.tsx'))

/** A recorded day: its fields, its month, and its history. */
export function RecordPage({ id }: { id: string }) {
  const query = useOpened(
    readAttendance,
    { params: { id } },
    { isLocked: ({ data }) => !data.can.includes('correct') },
  )
  const record = query.data?.data
  return (
    <FormPage
      list="attendance"
      title={texts.attendance.formTitle}
      step={texts.actions.edit}
      beside={
        record ? (
          <>
            <MonthCard userId={record.userId} name={listedName(record.employee)} day={record.date} />
            <Suspense fallback={<Skeleton height={118} radius="lg" />}>
              {record.claims.length > 0 && <ClaimsCard claims={record.claims} />}
              <History entries={record.history} createdAt={record.createdAt} />
            </Suspense>
          </>
        ) : (
          !query.error && <Skeleton height={220} radius="lg" />
        )
      }
    >
      <Answer of={query} waiting={<Skeleton height={340} radius="lg" />}>
        {({ data }) => <EditRecord key={data._id} record={data} />}
      </Answer>
    </FormPage>
  )
}
