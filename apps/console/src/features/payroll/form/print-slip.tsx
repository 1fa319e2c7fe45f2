import { IconPrinter } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { useCompany } from '../../../platform/company.ts'
import { printWhenReady } from '../../../platform/paper/print-when-ready.ts'
import type { Explained } from '../figures.ts'
import type { PayslipValues } from './payslip-values.ts'

type PrintSlipProps = {
  /** Null while the figures are being computed: an incomplete payslip must not be printed. */
  explained: Explained | null
  values: PayslipValues
}

/** Prints the payslip as the form has it, saved or not (W2 Print Slip). */
export function PrintSlip({ explained, values }: PrintSlipProps) {
  const company = useCompany()
  const print = () =>
    printWhenReady(async () => {
      const { payslipPaper } = await import('../paper/payslip-paper.ts')
      const { payDate, status } = values
      if (!explained) return []
      return payslipPaper(company, { ...explained, payDate, status })
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
