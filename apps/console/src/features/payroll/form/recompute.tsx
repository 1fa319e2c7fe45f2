import { IconRefresh } from '@tabler/icons-react'
import { newerRecord } from '@tahi/client'
import {
  type ExplainedPayslip,
  payslip,
  previewPayslip,
  readPayslip,
  recomputePayslip,
  texts,
} from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { showFailure, useRefresh } from '../../../platform/calls.ts'
import { client } from '../../../platform/session/session.ts'
import { changedByPayslips } from '../shows.ts'
import { changedDepartment, changedFigures } from './changed-figures.ts'
import { FigureChanges } from './figure-changes.tsx'

type RecomputeProps = {
  saved: ExplainedPayslip
  onRecomputed: (payslip: ExplainedPayslip) => void
  /** Somebody else saved another version in between. */
  onNewer: (payslip: ExplainedPayslip) => void
}

/** Recomputes a pending payslip, after showing what would change (D5). */
export function Recompute({ saved, onRecomputed, onNewer }: RecomputeProps) {
  const refresh = useRefresh(changedByPayslips)
  /** Reads the version that somebody else saved, with its days. */
  const readNewer = async () => {
    const { data } = await client.send(readPayslip, { params: { id: saved._id } })
    onNewer(data)
    await refresh()
  }
  const recompute = async () => {
    const { _id, employeeId, date, endDate, version } = saved
    try {
      const { data: now } = await client.send(previewPayslip, { body: { _id, employeeId, date, endDate } })
      const changes = changedFigures(saved, now)
      const moved = changedDepartment(saved, now)
      if (changes.length === 0 && !moved && sameDays(saved, now)) {
        toast(texts.payslipForm.nothingToRecompute)
        return
      }
      const sure = await confirm({
        message: texts.payslipForm.recomputeQuestion,
        detail: <FigureChanges changes={changes} department={moved} />,
        confirmLabel: texts.payslip.recompute,
      })
      if (!sure) return
      const body = { _id, version, shownNetPay: now.netPay }
      const { data } = await client.send(recomputePayslip, { body })
      onRecomputed(data)
      toast.success(texts.updated)
      await refresh()
    } catch (failure) {
      showFailure(failure)
      if (newerRecord(failure, payslip)) await readNewer().catch(showFailure)
    }
  }
  return (
    <BusyButton variant="default" leftSection={<IconRefresh size={16} />} onClick={recompute}>
      {texts.payslip.recompute}
    </BusyButton>
  )
}

/** Days may change while the figures stay equal, such as when a pending day is confirmed without a rate. */
const sameDays = (one: Pick<ExplainedPayslip, 'days'>, other: Pick<ExplainedPayslip, 'days'>): boolean =>
  JSON.stringify(one.days) === JSON.stringify(other.days)
