import { generalWords } from '@tahi/contract/employee-texts/general'
import { leaveWords } from '@tahi/contract/employee-texts/leave'
import { useState } from 'react'
import { Actions } from '../../components/actions.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Notice } from '../../components/notice.tsx'
import { useWords } from '../../platform/language.ts'
import { useOpenForm } from './form-way.ts'
import classes from './leave.module.css'
import { WithdrawSheet } from './leave-card.tsx'
import { LeaveDays } from './leave-days.tsx'
import { RefusedNotice } from './refused-notice.tsx'
import type { WaitingLeave } from './waiting-leaves.ts'

/** A request that HR does not have yet: it waits to be sent, or the server refused it. */
export function NewLeaveCard({ leave, isWithdrawn }: { leave: WaitingLeave; isWithdrawn: boolean }) {
  const words = useWords(leaveWords)
  const general = useWords(generalWords)
  const openForm = useOpenForm()
  const [isAsked, setIsAsked] = useState(false)
  const { _id, place, leaveType, date, dateEnd, details, refused } = leave
  return (
    <Card className={classes.leave}>
      <div className={classes.head}>
        <h2>{leaveType && words.types[leaveType]}</h2>
      </div>
      <LeaveDays date={date} dateEnd={dateEnd} />
      {details && <p className={classes.details}>{details}</p>}
      {refused === undefined ? (
        <>
          <Notice tone="warn">{isWithdrawn ? general.withdrawalWaits : general.waitsToBeSent}</Notice>
          {!isWithdrawn && (
            <Actions className={classes.actions}>
              <Button look="danger" onClick={() => setIsAsked(true)}>
                {words.withdraw}
              </Button>
            </Actions>
          )}
        </>
      ) : (
        <RefusedNotice place={place} why={refused} onCorrect={() => openForm(_id)} />
      )}
      {isAsked && <WithdrawSheet leave={leave} onClose={() => setIsAsked(false)} />}
    </Card>
  )
}
