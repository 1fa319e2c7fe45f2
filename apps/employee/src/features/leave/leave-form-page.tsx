import { leaveWords } from '@tahi/contract/employee-texts/leave'
import { readLeave } from '@tahi/contract/leave'
import { useParams } from 'wouter'
import { Answer } from '../../components/answer.tsx'
import { Notice } from '../../components/notice.tsx'
import { Page } from '../../components/page.tsx'
import { useCall } from '../../platform/calls.ts'
import { useWords } from '../../platform/language.ts'
import { useQueue } from '../../platform/queue/open-queue.ts'
import { LeaveForm } from './leave-form.tsx'
import { waitingLeaves } from './waiting-leaves.ts'

/** Requests a leave, changes one that waits for HR, or corrects a refused request. */
export function LeaveFormPage() {
  const words = useWords(leaveWords)
  const { id } = useParams<{ id?: string }>()
  const waiting = waitingLeaves(useQueue()).saved.get(id ?? '')
  const isNew = id === undefined || waiting?.leaveType !== undefined
  return (
    <Page title={isNew ? words.request : words.change} back="/leave">
      {id !== undefined && !isNew ? <KnownLeave id={id} key={id} /> : <LeaveForm earlier={waiting} />}
    </Page>
  )
}

function KnownLeave({ id }: { id: string }) {
  const words = useWords(leaveWords)
  const leave = useCall(readLeave, { params: { id } })
  const earlier = waitingLeaves(useQueue()).saved.get(id)
  return (
    <Answer of={leave}>
      {({ data }) =>
        data.can.includes('change') ? (
          // A new version resets the form, unless something was typed over the previous one.
          <LeaveForm key={data.version} record={data} earlier={earlier} />
        ) : (
          <Notice tone="warn">{words.notThere}</Notice>
        )
      }
    </Answer>
  )
}
