import { Alert } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { type ExplainedPayslip, markPayslips, readPayslip, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRefresh } from '../../../platform/calls.ts'
import { showFailedAction } from '../../../platform/failed-action.ts'
import { client } from '../../../platform/session/session.ts'
import { askToSetBack } from '../ask-to-set-back.tsx'
import { changedByPayslips } from '../shows.ts'
import classes from './payslip-form.module.css'

type PaidNoticeProps = { saved: ExplainedPayslip; onReopened: (payslip: ExplainedPayslip) => void }

/** Says that a paid payslip is frozen. It can only be set back to pending, which the audit trail records (D5). */
export function PaidNotice({ saved, onReopened }: PaidNoticeProps) {
  const refresh = useRefresh(changedByPayslips)
  const reopen = async () => {
    if (!(await askToSetBack([saved]))) return
    try {
      const { _id, version } = saved
      const marking = { ids: [_id], status: 'pending' as const, seen: [{ _id, version }] }
      const [refused] = (await client.send(markPayslips, { body: marking })).data.refused
      const { data } = await client.send(readPayslip, { params: { id: _id } })
      onReopened(data)
      if (refused) toast.error(refused.msg)
      else toast.success(texts.success)
    } catch (failure) {
      showFailedAction(failure)
    }
    await refresh()
  }
  return (
    <Alert color="green" variant="light" title={texts.payslip.paid}>
      {saved.can.includes('mark-pending') && (
        <>
          <p className={classes.words}>{texts.payslip.paidFrozen}</p>
          <BusyButton
            size="xs"
            variant="default"
            leftSection={<IconArrowBackUp size={15} />}
            onClick={reopen}
          >
            {texts.payslip.setBack}
          </BusyButton>
        </>
      )}
    </Alert>
  )
}
