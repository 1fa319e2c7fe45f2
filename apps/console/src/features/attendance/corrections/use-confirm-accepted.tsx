import { type Correction, texts } from '@tahi/contract'
import { type AttendanceStatus, isLateOrHalf } from '@tahi/domain'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { useRouter } from '@tanstack/react-router'
import { NewTabLink } from '../../../platform/new-tab-link.tsx'
import { recordHref } from '../address.ts'
import { useRecordActions } from '../use-record-actions.ts'

/**
 * After a request was accepted: a full day earns nothing until it is confirmed, and a late or half day unless it is set to
 * Present (D3), so this offers to do so at once, or to look at the day first. Other days need nothing more.
 */
export function useConfirmAccepted() {
  const actions = useRecordActions()
  const router = useRouter()
  return async ({ current, employee, date }: Correction): Promise<void> => {
    const offer = current && offerFor(current.status)
    if (!offer) return
    const { _id, version } = current
    // By then the dialog of the decision is gone, and has given the focus back.
    await new Promise((resolve) => setTimeout(resolve))
    const now = await confirm({
      message: offer.question,
      detail: (
        <>
          <p>{offer.why}</p>
          {router.history.location.href !== recordHref(_id) && (
            <NewTabLink href={recordHref(_id)}>{texts.correctionDecision.openDay}</NewTabLink>
          )}
        </>
      ),
      confirmLabel: offer.label,
      cancelLabel: texts.correctionDecision.later,
    })
    if (now) await actions[offer.action]([{ _id, version, employee, date, correctionWaits: false }])
  }
}

/** What makes a day with this status earn, and why it does not yet; nothing for a day that needs no more. */
export function offerFor(status: AttendanceStatus) {
  if (status === 'pending')
    return {
      action: 'confirmDays',
      label: texts.actions.confirm,
      question: texts.correction.confirmQuestion,
      why: texts.correction.accepted,
    } as const
  if (!isLateOrHalf(status)) return undefined
  return {
    action: 'setPresent',
    label: texts.attendance.setPresent,
    question: texts.attendance.setPresentQuestion(1),
    why: texts.correction.acceptedShort(texts.attendance.statuses[status]),
  } as const
}
