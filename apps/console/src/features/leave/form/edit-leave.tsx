import { Skeleton } from '@mantine/core'
import { readLeave, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useOpened } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { problemOf } from '../../../platform/lists/list.ts'
import { ChangeLeave } from './change-leave.tsx'
import { PersonLeaves } from './person-leaves.tsx'

/** An existing leave: to change, decide or withdraw, or read-only for users who may not. */
export function EditLeave({ id }: { id: string }) {
  const { today } = useCompany()
  const query = useOpened(
    readLeave,
    { params: { id } },
    { isLocked: ({ data }) => !data.can.includes('change') },
  )
  const leave = query.data?.data
  if (leave)
    return (
      <FormPage
        list="leaves"
        title={texts.leave.formTitle}
        step={leave.can.includes('change') ? texts.actions.edit : texts.actions.view}
        beside={
          <PersonLeaves
            userId={leave.userId}
            name={listedName(leave.employee)}
            today={today}
            except={leave._id}
          />
        }
      >
        <ChangeLeave stored={leave} />
      </FormPage>
    )
  return (
    <FormPage
      list="leaves"
      title={texts.leave.formTitle}
      step={texts.actions.edit}
      beside={!query.error && <Skeleton height={180} radius="lg" />}
    >
      {query.error ? (
        <ProblemNotice problem={problemOf(query.error, () => query.refetch())} />
      ) : (
        <Skeleton height={420} radius="lg" />
      )}
    </FormPage>
  )
}
