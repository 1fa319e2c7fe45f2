import type { FailedCall } from '@tahi/client'
import { type ExplainedPayslip, readPayslip } from '@tahi/contract'
import { useLatestRef } from '@tahi/ui/use-latest-ref.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../../../platform/session/session.ts'

/**
 * Follows what others make of an open payslip, so that nobody prints, recomputes or pays what no longer holds.
 * @param mayFollow false while something is typed, which others' changes must not replace
 * @param take shows the payslip as it is now
 * @returns the refusal once the payslip was removed
 */
export function usePayslipAsItIs(
  saved: ExplainedPayslip | null,
  mayFollow: boolean,
  take: (now: ExplainedPayslip) => void,
): FailedCall | null {
  const id = saved?._id ?? ''
  const { data: now, error } = useQuery<ExplainedPayslip, FailedCall>({
    // Beside the query that opened the form, which news leaves alone.
    queryKey: [readPayslip.path, 'as-it-is', id],
    queryFn: async ({ signal }) => (await client.send(readPayslip, { params: { id } }, signal)).data,
    enabled: saved !== null && mayFollow,
    ...(saved && { initialData: saved }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const latest = useLatestRef({ saved, take })
  useEffect(() => {
    const { saved, take } = latest.current
    // What came while the user typed is taken once nothing is typed any more, unless the user saved something newer.
    if (now && saved && mayFollow && now !== saved && now.version >= saved.version) take(now)
  }, [now, mayFollow, latest])
  return error?.code === 'not_found' ? error : null
}
