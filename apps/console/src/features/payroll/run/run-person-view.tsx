import type { Answer, FailedCall } from '@tahi/client'
import { staleAfter } from '@tahi/client/stale-after'
import { previewPayslip, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../platform/calls.ts'
import { problemInPlace } from '../../../platform/lists/list.ts'
import type { PayPeriod } from '../period/pay-periods.ts'
import { PersonAndPeriod } from '../period/person-and-period.tsx'
import { OverlapNotice } from '../statement/overlap-notice.tsx'
import { Statement } from '../statement/statement.tsx'
import { Warnings } from '../statement/warnings.tsx'
import classes from './run.module.css'
import type { RunPerson } from './run-person.ts'

type RunPersonViewProps = { employee: RunPerson['employee']; period: PayPeriod }

/** One person's figures in a run, each with the days behind it, and links to correct them. */
export default function RunPersonView({ employee, period }: RunPersonViewProps) {
  const { date, endDate } = period
  const preview = useQuery<Answer<typeof previewPayslip>, FailedCall>({
    ...queryOf(previewPayslip, { body: { employeeId: employee._id, date, endDate } }),
    // Refetched when the user returns from correcting a day.
    staleTime: staleAfter(0),
  })
  const problem = problemInPlace(preview)
  if (problem) return <ProblemNotice problem={problem} />
  const explained = preview.data?.data ?? null
  const ends = explained?.endDate ?? endDate
  return (
    <div className={classes.person}>
      <PersonAndPeriod payslip={{ date, endDate: ends, employee }} />
      {ends < endDate && <InfoNotice>{texts.payslip.endsWhenLeft(formatDay(ends))}</InfoNotice>}
      {explained?.coveredBy && <OverlapNotice payslipId={explained.coveredBy} />}
      {explained && <Warnings explained={explained} />}
      <Statement explained={explained} state={explained ? 'ready' : 'loading'} />
    </div>
  )
}
