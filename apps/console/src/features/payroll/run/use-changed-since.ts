import { attendanceChanged, payslipChanged } from '@tahi/contract'
import { useEffect, useState } from 'react'
import { live } from '../../../platform/live.ts'

/**
 * Whether a branch's attendance or payslips changed since the preview was asked for.
 * @param branchId undefined: any branch's
 * @param asking whether the preview is on its way: what changes from then on may be missing in it
 */
export function useChangedSince(branchId: string | undefined, asking: boolean): boolean {
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    if (asking) setChanged(false)
  }, [asking])
  useEffect(() => {
    const note = (of: { branchId: string | null }) => {
      if (branchId === undefined || of.branchId === null || of.branchId === branchId) setChanged(true)
    }
    const stops = [live.on(attendanceChanged, note), live.on(payslipChanged, note)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [branchId])
  return changed
}
