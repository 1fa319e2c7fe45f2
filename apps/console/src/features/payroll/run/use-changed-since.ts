import { useThrottledCallback } from '@mantine/hooks'
import type { Answer } from '@tahi/client'
import { attendanceChanged, payslipChanged, type previewPayslips } from '@tahi/contract'
import { useEffect, useState } from 'react'
import { live } from '../../../platform/live.ts'

type Preview = Answer<typeof previewPayslips>

/** A branch at work is heard of every few seconds, and what it tells is mostly of other days than these. */
const lookEveryMs = 10_000

/**
 * Whether a preview would come out otherwise by now. Only what comes out is looked at: people clock in all day, and none of
 * it need be of the period.
 * @param branchId undefined: any branch's
 * @param shown the preview as it is shown; undefined while it is on its way
 * @param readAgain the same preview as it is now
 */
export function useChangedSince(
  branchId: string | undefined,
  shown: Preview | undefined,
  readAgain: () => Promise<Preview>,
): boolean {
  const [changed, setChanged] = useState<Preview>()
  const look = useThrottledCallback(async () => {
    if (!shown) return
    // What fails is asked with the next that is heard.
    const now = await readAgain().catch(() => undefined)
    if (now && JSON.stringify(now.data) !== JSON.stringify(shown.data)) setChanged(shown)
  }, lookEveryMs)
  useEffect(() => {
    const note = (of: { branchId: string | null }) => {
      if (branchId === undefined || of.branchId === null || of.branchId === branchId) look()
    }
    const stops = [live.on(attendanceChanged, note), live.on(payslipChanged, note)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [branchId, look])
  return shown !== undefined && changed === shown
}
