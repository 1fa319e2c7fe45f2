import { Skeleton } from '@mantine/core'
import { readPerson, texts } from '@tahi/contract'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useOpened } from '../../../platform/calls.ts'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { problemOf } from '../../../platform/lists/list.ts'
import { EditEmployee } from './edit-employee.tsx'
import { EmployeeView } from './employee-view.tsx'

/** A person's record: editable for users who may change it, otherwise read-only. */
export function EmployeeRecord({ id }: { id: string }) {
  const query = useOpened(
    readPerson,
    { params: { id } },
    { isLocked: ({ data }) => !data.can.includes('edit') },
  )
  const record = query.data?.data
  if (record)
    return record.can.includes('edit') ? <EditEmployee record={record} /> : <EmployeeView record={record} />
  return (
    <FormPage
      list="employees"
      title={texts.columns.employee}
      layout="withPicture"
      step={texts.actions.view}
      beside={!query.error && <Skeleton height={236} radius="lg" />}
    >
      {query.error ? (
        <ProblemNotice problem={problemOf(query.error, () => query.refetch())} />
      ) : (
        <>
          <Skeleton height={196} radius="lg" />
          <Skeleton height={300} radius="lg" />
          <Skeleton height={180} radius="lg" />
        </>
      )}
    </FormPage>
  )
}
