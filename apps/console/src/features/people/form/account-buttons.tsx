import { IconKey, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { newerRecord } from '@tahi/client'
import { clientOf, personRecord, resetPassword, texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { showFailure } from '../../../platform/calls.ts'
import { client } from '../../../platform/session/session.ts'
import { branchWithoutHrAdmin } from './last-hr-admin.ts'
import type { useRecordForm } from './use-record-form.ts'

type AccountButtonsProps = {
  edit: ReturnType<typeof useRecordForm>
  busy: boolean
  onDeactivated: () => void
}

const words = texts.employeeAccount

/** Actions on the account that the record's `can` allows: deactivate or reactivate, and a new password. */
export function AccountButtons({ edit, busy, onDeactivated }: AccountButtonsProps) {
  const { form, saved, send } = edit
  const { _id, can, birthday, email } = saved
  const { version } = form.values
  const name = `${fullName(saved)} (${saved.userId})`

  const deactivate = async () => {
    const unsaved = form.isDirty()
    const branch = await branchWithoutHrAdmin(saved)
    const sure = await confirm({
      message: words.deactivateQuestion,
      detail: words.deactivateDetail(name, [
        ...(branch === undefined ? [] : [texts.employees.lastHrAdmin(branch)]),
        // Head office gets no payslips.
        ...(saved.branchId === null ? [] : [texts.payslip.payLater]),
        ...(unsaved ? [words.unsaved] : []),
      ]),
      confirmLabel: words.deactivate,
      danger: true,
    })
    if (!sure || !(await send({ _id, version, status: false }))) return
    form.settle()
    onDeactivated()
  }

  const reactivate = async () => {
    if (await edit.reactivate()) toast.success(texts.success)
  }

  const reset = async () => {
    const byMail = clientOf(saved.role) === 'console'
    if (!byMail && birthday === null) {
      toast.error(words.noBirthday)
      return
    }
    const sure = await confirm({
      message: words.resetQuestion,
      detail: byMail
        ? words.resetByMailDetail(name, email)
        : words.resetDetail(name, formatDay(birthday ?? '')),
      confirmLabel: words.reset,
    })
    if (!sure) return
    try {
      // In the version whose birthday or account access the question is about.
      await client.send(resetPassword, { body: { _id, version: saved.version } })
      toast.success(byMail ? texts.employees.linkMailed(email) : texts.success)
    } catch (failure) {
      showFailure(failure)
      const newer = newerRecord(failure, personRecord)
      if (newer) edit.showNewer(newer)
    }
  }

  return (
    <>
      {can.includes('deactivate') && (
        <BusyButton
          variant="subtle"
          color="red"
          leftSection={<IconUserOff size={16} />}
          busy={busy}
          onClick={deactivate}
        >
          {texts.employees.deactivate}
        </BusyButton>
      )}
      {can.includes('reactivate') && (
        <BusyButton saves variant="default" leftSection={<IconUserCheck size={16} />} onClick={reactivate}>
          {texts.employees.reactivate}
        </BusyButton>
      )}
      {can.includes('resetPassword') && (
        <BusyButton variant="subtle" color="gray" leftSection={<IconKey size={16} />} onClick={reset}>
          {words.reset}
        </BusyButton>
      )}
    </>
  )
}
