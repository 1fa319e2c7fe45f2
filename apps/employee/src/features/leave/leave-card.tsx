import { generalWords } from '@tahi/contract/employee-texts/general'
import { leaveWords } from '@tahi/contract/employee-texts/leave'
import type { Leave } from '@tahi/contract/leave'
import { useState } from 'react'
import { Actions } from '../../components/actions.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { ConfirmSheet } from '../../components/confirm-sheet.tsx'
import { Notice } from '../../components/notice.tsx'
import { useWords } from '../../platform/language.ts'
import type { LeaveFields } from '../../platform/queue/entry.ts'
import { queue } from '../../platform/queue/open-queue.ts'
import { useOpenForm } from './form-way.ts'
import classes from './leave.module.css'
import { LeaveDays } from './leave-days.tsx'
import { RefusedNotice } from './refused-notice.tsx'
import { StateBadge } from './state-badge.tsx'
import type { WaitingLeave } from './waiting-leaves.ts'

interface LeaveCardProps {
  readonly leave: Leave
  /** A change that waits on this phone, or that the server refused. */
  readonly change: WaitingLeave | undefined
  readonly isWithdrawn: boolean
  readonly refusedWithdrawal: { readonly place: number; readonly refused: string } | undefined
}

/** One leave as HR has it, with the changes that this phone has not sent yet. */
export function LeaveCard({ leave, change, isWithdrawn, refusedWithdrawal }: LeaveCardProps) {
  const words = useWords(leaveWords)
  const general = useWords(generalWords)
  const openForm = useOpenForm()
  const [isAsked, setIsAsked] = useState(false)
  const waiting = change?.refused === undefined ? change : undefined
  const shown = waiting ? { ...leave, ...waiting } : leave
  const can = (action: Leave['can'][number]) => leave.can.includes(action) && !isWithdrawn
  return (
    <Card className={classes.leave}>
      <div className={classes.head}>
        <h2>{words.types[leave.leaveType]}</h2>
        <StateBadge state={leave.state} />
      </div>
      <LeaveDays date={shown.date} dateEnd={shown.dateEnd} />
      {shown.details && <p className={classes.details}>{shown.details}</p>}
      {leave.decidedBy && <p className={classes.quiet}>{words.decidedBy(leave.decidedBy)}</p>}
      {isWithdrawn && <Notice tone="warn">{general.withdrawalWaits}</Notice>}
      {waiting && !isWithdrawn && <Notice tone="warn">{general.waitsToBeSent}</Notice>}
      {change?.refused !== undefined && (
        <RefusedNotice place={change.place} why={change.refused} onCorrect={() => openForm(leave._id)} />
      )}
      {refusedWithdrawal && <RefusedNotice place={refusedWithdrawal.place} why={refusedWithdrawal.refused} />}
      {(can('change') || can('withdraw')) && (
        <Actions className={classes.actions}>
          {can('change') && (
            <Button look="plain" onClick={() => openForm(leave._id)}>
              {words.change}
            </Button>
          )}
          {can('withdraw') && (
            <Button look="danger" onClick={() => setIsAsked(true)}>
              {words.withdraw}
            </Button>
          )}
        </Actions>
      )}
      {isAsked && <WithdrawSheet leave={shown} isStored onClose={() => setIsAsked(false)} />}
    </Card>
  )
}

interface WithdrawSheetProps {
  readonly leave: LeaveFields & { readonly _id: string }
  /** Whether the server has the leave. */
  readonly isStored?: boolean
  readonly onClose: () => void
}

/** Confirms, then puts the withdrawal at the end of the queue. */
export function WithdrawSheet({ leave, isStored = false, onClose }: WithdrawSheetProps) {
  const words = useWords(leaveWords)
  const withdraw = async () => {
    const { _id, leaveType, date, dateEnd } = leave
    // A leave that was never sent is only removed from the queue.
    if (isStored || !(await queue.takeBack(_id)))
      await queue.add({ kind: 'withdrawLeave', body: { _id }, about: { leaveType, date, dateEnd } })
  }
  return (
    <ConfirmSheet title={words.withdrawAsk} confirm={words.withdraw} onConfirm={withdraw} onClose={onClose} />
  )
}
