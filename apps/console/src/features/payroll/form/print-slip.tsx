import { IconPrinter } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { useCompany } from '../../../platform/company.ts'
import { printWhenReady } from '../../../platform/paper/print-when-ready.ts'
import type { Explained } from '../figures.ts'

type PrintSlipProps = {
  /**
   * Null while the figures are being computed, because an incomplete payslip must not be printed, and where another
   * payslip covers the days: this one cannot be saved.
   */
  explained: Explained | null
  /** Whether the form shows the payslip exactly as it is saved. */
  isSaved: boolean
}

/**
 * Prints the payslip as the form has it, saved or not (W2 Print Slip). Paper claims only what is recorded: before it is
 * saved, neither a payment nor a day of issue.
 */
export function PrintSlip({ explained, isSaved }: PrintSlipProps) {
  const company = useCompany()
  const print = () =>
    printWhenReady(async () => {
      const { payslipPaper } = await import('../paper/payslip-paper.ts')
      if (!explained) return []
      return payslipPaper(company, isSaved ? explained : { ...explained, ...notSaved })
    })
  return (
    <BusyButton
      variant="default"
      leftSection={<IconPrinter size={16} />}
      disabled={explained === null}
      onClick={print}
    >
      {texts.payslip.printSlip}
    </BusyButton>
  )
}

const notSaved = { payDate: undefined, status: undefined }
