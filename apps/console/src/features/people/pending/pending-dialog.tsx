import { type PendingAccount, texts } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { useRef, useState } from 'react'
import { leavingForms } from '../../../platform/forms/unsaved-forms.ts'
import { ApproveForm } from './approve-form.tsx'
import classes from './decision.module.css'
import { PendingList } from './pending-list.tsx'
import { nowhere } from './place.ts'
import { RefuseForm } from './refuse-form.tsx'

type Asked = { account: PendingAccount; decision: 'approve' | 'refuse' } | null

type PendingDialogProps = { onClose: () => void }

/** The pending accounts, below the form that decides one of them. */
export default function PendingDialog({ onClose }: PendingDialogProps) {
  const [asked, setAsked] = useState<Asked>(null)
  // Kept for the next account: a whole sewing line is usually approved into the same place.
  const [lastPlace, setLastPlace] = useState(nowhere)
  const { title, approve, refuse } = texts.pendingAccounts
  const list = useRef<HTMLDivElement>(null)
  const close = () => setAsked(null)
  const cancel = leavingForms(close)
  // Moves the focus to the list, because the row with the focused button is gone.
  const decided = () => {
    close()
    setTimeout(() => list.current?.focus())
  }
  return (
    <>
      <Dialog title={title} size={960} onClose={onClose}>
        <div ref={list} tabIndex={-1} className={classes.list}>
          <PendingList
            onApprove={(account) => setAsked({ account, decision: 'approve' })}
            onRefuse={(account) => setAsked({ account, decision: 'refuse' })}
          />
        </div>
      </Dialog>
      {asked?.decision === 'approve' && (
        <Dialog title={`${approve} ${asked.account.userId}`} onClose={cancel}>
          <ApproveForm
            account={asked.account}
            place={lastPlace}
            onApproved={(place) => {
              setLastPlace(place)
              decided()
            }}
            onCancel={cancel}
          />
        </Dialog>
      )}
      {asked?.decision === 'refuse' && (
        <Dialog title={`${refuse} ${asked.account.userId}`} onClose={cancel}>
          <RefuseForm account={asked.account} onRefused={decided} onCancel={cancel} />
        </Dialog>
      )}
    </>
  )
}
