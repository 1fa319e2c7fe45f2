import { useThrottledCallback } from '@mantine/hooks'
import type { Answer } from '@tahi/client'
import { payslipChanged, peopleChanged, type previewPayslips } from '@tahi/contract'
import { useEffect, useState } from 'react'
import { live } from '../../../platform/live.ts'
import { newsOfDays } from '../live.ts'

type Preview = Answer<typeof previewPayslips>

/** Milliseconds between two checks at least: a busy branch sends events every few seconds, mostly about other days. */
const lookEveryMs = 10_000

/**
 * Whether the preview's result has changed since it was shown. Compares results, because people clock in all day, usually
 * outside of the period.
 * @param branchId undefined for any branch
 * @param shown the shown preview; undefined while loading
 * @param readAgain fetches the preview again
 */
export function useChangedSince(
  branchId: string | undefined,
  shown: Preview | undefined,
  readAgain: () => Promise<Preview>,
): boolean {
  const [changed, setChanged] = useState<Preview>()
  const look = useThrottledCallback(async () => {
    if (!shown) return
    // A failed check is repeated at the next event.
    const now = await readAgain().catch(() => undefined)
    if (now && JSON.stringify(now.data) !== JSON.stringify(shown.data)) setChanged(shown)
  }, lookEveryMs)
  useEffect(() => {
    const note = (of: { branchId: string | null }) => {
      if (branchId === undefined || of.branchId === null || of.branchId === branchId) look()
    }
    // People: rates, and who was hired or left.
    const news = [...newsOfDays, payslipChanged, peopleChanged]
    const stops = news.map((event) => live.on(event, note))
    return () => {
      for (const stop of stops) stop()
    }
  }, [branchId, look])
  return shown !== undefined && changed === shown
}
