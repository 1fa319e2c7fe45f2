import { type Correction, texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { useRouter } from '@tanstack/react-router'
import { NewTabLink } from '../../../platform/new-tab-link.tsx'
import { recordHref } from '../address.ts'
import { useRecordActions } from '../use-record-actions.ts'

/**
 * After a request was accepted: a full day earns nothing until it is confirmed (D3), so this offers to confirm it at
 * once, or to look at it first. Other days need nothing more.
 */
export function useConfirmAccepted() {
  const { confirmDays } = useRecordActions()
  const router = useRouter()
  return async ({ current, employee, date }: Correction): Promise<void> => {
    if (current?.status !== 'pending') return
    const { _id, version } = current
    // By then the dialog of the decision is gone, and has given the focus back.
    await new Promise((resolve) => setTimeout(resolve))
    const now = await confirm({
      message: texts.correction.confirmQuestion,
      detail: (
        <>
          <p>{texts.correction.accepted}</p>
          {router.history.location.href !== recordHref(_id) && (
            <NewTabLink href={recordHref(_id)}>{texts.correctionDecision.openDay}</NewTabLink>
          )}
        </>
      ),
      confirmLabel: texts.actions.confirm,
      cancelLabel: texts.correctionDecision.later,
    })
    if (now) await confirmDays([{ _id, version, employee, date, correctionWaits: false }])
  }
}
