import type { Answer as AnswerOf } from '@tahi/client/client'
import { leaveWords } from '@tahi/contract/employee-texts/leave'
import { listLeaves, readLeave } from '@tahi/contract/leave'
import { useParams } from 'wouter'
import { Answer } from '../../components/answer.tsx'
import { Notice } from '../../components/notice.tsx'
import { Page } from '../../components/page.tsx'
import { type Dated, queryClient, useCall } from '../../platform/calls.ts'
import { useWords } from '../../platform/language.ts'
import { useQueue } from '../../platform/queue/open-queue.ts'
import { LeaveForm } from './leave-form.tsx'
import { waitingLeaves } from './waiting-leaves.ts'

/** Requests a leave, changes one that waits for HR, or corrects a refused request. */
export function LeaveFormPage() {
  const words = useWords(leaveWords)
  const { id } = useParams<{ id?: string }>()
  const waiting = waitingLeaves(useQueue()).saved.get(id ?? '')
  // A request that waits, or was refused, may be at HR all the same.
  const isNew = id === undefined || (waiting?.leaveType !== undefined && !isAtHr(id))
  return (
    <Page title={isNew ? words.request : words.change} back="/leave">
      {isNew ? <LeaveForm earlier={waiting} /> : <KnownLeave id={id} key={id} />}
    </Page>
  )
}

/** Whether HR is known to have the leave: from a list, or from a refusal for its newer version. */
const isAtHr = (id: string): boolean =>
  queryClient.getQueryData([readLeave.path, { params: { id } }]) !== undefined ||
  listedLeave(id) !== undefined

/** The leave as a cached list has it: without a connection, the form begins with that. */
function listedLeave(id: string): Dated<AnswerOf<typeof readLeave>> | undefined {
  const lists = queryClient.getQueriesData<Dated<AnswerOf<typeof listLeaves>>>({
    queryKey: [listLeaves.path],
  })
  for (const [, list] of lists) {
    const data = list?.data.find(({ _id }) => _id === id)
    if (list && data) return { success: true, msg: list.msg, data, answeredAt: list.answeredAt }
  }
  return undefined
}

function KnownLeave({ id }: { id: string }) {
  const words = useWords(leaveWords)
  const leave = useCall(readLeave, { params: { id } }, { beginWith: () => listedLeave(id) })
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
