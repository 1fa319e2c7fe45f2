import { type ExplainedPayslip, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { PrintSlip } from './print-slip.tsx'
import { Recompute } from './recompute.tsx'
import type { useOpenPayslip } from './use-open-payslip.ts'

interface PayslipActionsProps {
  payslip: ReturnType<typeof useOpenPayslip>
  /** Whether somebody is chosen, whose slip could be printed. */
  hasEmployee: boolean
}

/** What can be done with the form's payslip besides saving it. */
export function PayslipActions({ payslip, hasEmployee }: PayslipActionsProps) {
  const { form, saved, figures, saving } = payslip
  return (
    <>
      {hasEmployee && (
        <PrintSlip
          explained={figures.isCurrent && !figures.coveredBy ? figures.explained : null}
          isSaved={saved !== null && !form.isDirty()}
        />
      )}
      {may(saved, 'recompute') && (
        <Recompute saved={saved} onRecomputed={payslip.takeRecomputed} onNewer={payslip.showNewer} />
      )}
      {may(saved, 'remove') && (
        <BusyButton variant="subtle" color="red" busy={saving.leaving} onClick={() => payslip.remove(saved)}>
          {texts.actions.remove}
        </BusyButton>
      )}
    </>
  )
}

/** Whether there is a payslip with which that can be done. */
const may = (
  saved: ExplainedPayslip | null,
  action: ExplainedPayslip['can'][number],
): saved is ExplainedPayslip => saved?.can.includes(action) ?? false
