import { listPayslips, previewPayslip, previewPayslips, readPayslip, summarisePayslips } from '@tahi/contract'
import { useRefresh } from '../../platform/calls.ts'

/** Lets everything that shows payslips read them anew, after one of them changed. */
export function useRefreshPayslips(): () => Promise<void> {
  const refresh = useRefresh()
  return () => refresh(listPayslips, readPayslip, summarisePayslips, previewPayslip, previewPayslips)
}
