import { FailedCall } from '@tahi/client'
import { type CoveredDay, coveredDay, texts } from '@tahi/contract'
import type { ReactNode } from 'react'
import * as z from 'zod/v4/core'
import { NewTabLink } from '../../platform/new-tab-link.tsx'
import { payslipHref } from '../../platform/payslip-href.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'

/** Leads from a locked day to the payslip that covers it; nothing for a payslip that the user may not read. */
export function PayslipLink({ payslipId }: CoveredDay) {
  const { role } = useCurrentUser()
  return (
    payslipId !== null && (
      <NewTabLink href={payslipHref(payslipId, role)}>{texts.attendance.openPayslip}</NewTabLink>
    )
  )
}

/** The payslip that a call failed for, if the user may read it. */
export function payslipOf(failure: unknown): CoveredDay | undefined {
  const answered = failure instanceof FailedCall ? failure.data?.data : undefined
  const covered = z.safeParse(coveredDay, answered).data
  return covered?.payslipId ? covered : undefined
}

/** Why a call failed, with a link to the payslip that it failed for. */
export function withPayslip(words: string | undefined, failure: unknown): ReactNode {
  const covered = payslipOf(failure)
  return covered ? (
    <>
      {words} <PayslipLink {...covered} />
    </>
  ) : (
    words
  )
}
