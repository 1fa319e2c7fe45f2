import { Skeleton } from '@mantine/core'
import { readLeave, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { Answer } from '../../../platform/answer.tsx'
import { useOpened } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { FormPage } from '../../../platform/forms/form-page.tsx'
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
  return (
    <FormPage
      list="leaves"
      title={texts.leave.formTitle}
      step={!leave || leave.can.includes('change') ? texts.actions.edit : texts.actions.view}
      beside={
        leave ? (
          <PersonLeaves
            userId={leave.userId}
            name={listedName(leave.employee)}
            today={today}
            except={leave._id}
          />
        ) : (
          !query.error && <Skeleton height={180} radius="lg" />
        )
      }
    >
      <Answer of={query} waiting={<Skeleton height={420} radius="lg" />}>
        {({ data }) => <ChangeLeave stored={data} />}
      </Answer>
    </FormPage>
  )
}
