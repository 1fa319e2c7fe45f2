import { Skeleton } from '@mantine/core'
import { readAttendance, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { lazy, Suspense } from 'react'
import { useOpened } from '../../../platform/calls.ts'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { problemOf } from '../../../platform/lists/list.ts'
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
  if (record) {
    const name = listedName(record.employee)
    return (
      <FormPage
        list="attendance"
        title={texts.attendance.formTitle}
        step={texts.actions.edit}
        beside={
          <>
            <MonthCard userId={record.userId} name={name} day={record.date} />
            <Suspense fallback={<Skeleton height={118} radius="lg" />}>
              {record.claims.length > 0 && <ClaimsCard claims={record.claims} />}
              <History entries={record.history} createdAt={record.createdAt} />
            </Suspense>
          </>
        }
      >
        <EditRecord key={record._id} record={record} />
      </FormPage>
    )
  }
  return (
    <FormPage
      list="attendance"
      title={texts.attendance.formTitle}
      step={texts.actions.edit}
      beside={!query.error && <Skeleton height={220} radius="lg" />}
    >
      {query.error ? (
        <ProblemNotice problem={problemOf(query.error, () => query.refetch())} />
      ) : (
        <Skeleton height={340} radius="lg" />
      )}
    </FormPage>
  )
}
