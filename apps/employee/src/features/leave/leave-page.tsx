import { leaveWords } from '@tahi/contract/employee-texts/leave'
import { listLeaves } from '@tahi/contract/leave'
import { Answer } from '../../components/answer.tsx'
import { Button } from '../../components/button.tsx'
import { Page } from '../../components/page.tsx'
import { ShowOlder } from '../../components/show-older.tsx'
import { useWords } from '../../platform/language.ts'
import { useQueue } from '../../platform/queue/open-queue.ts'
import { useLatest } from '../../platform/use-latest.ts'
import { DaysUsed } from './days-used.tsx'
import { useOpenForm } from './form-way.ts'
import { LeaveCard } from './leave-card.tsx'
import { NewLeaveCard } from './new-leave-card.tsx'
import { waitingLeaves } from './waiting-leaves.ts'

/** One's leaves and their states, the latest first; entries that wait on this phone come before them. */
export function LeavePage() {
  const words = useWords(leaveWords)
  const openForm = useOpenForm()
  const { list: leaves, older } = useLatest(listLeaves, (query) => ({ params: { id: 'all' }, query }))
  const { saved, withdrawn, refusedWithdrawals } = waitingLeaves(useQueue())
  const known = new Set(leaves.data?.data.map(({ _id }) => _id))
  const fresh = [...saved.values()].filter(({ _id, leaveType }) => leaveType !== undefined && !known.has(_id))
  return (
    <Page title={words.title}>
      <Button onClick={() => openForm('new')}>{words.request}</Button>
      {fresh.map((leave) => (
        <NewLeaveCard key={leave._id} leave={leave} isWithdrawn={withdrawn.has(leave._id)} />
      ))}
      <Answer of={leaves}>
        {({ data }) => (
          <>
            {data.length + fresh.length === 0 && <p>{words.none}</p>}
            {data.map((leave) => (
              <LeaveCard
                key={leave._id}
                leave={leave}
                change={saved.get(leave._id)}
                isWithdrawn={withdrawn.has(leave._id)}
                refusedWithdrawal={refusedWithdrawals.get(leave._id)}
              />
            ))}
            <ShowOlder of={leaves} older={older} />
          </>
        )}
      </Answer>
      <DaysUsed />
    </Page>
  )
}
