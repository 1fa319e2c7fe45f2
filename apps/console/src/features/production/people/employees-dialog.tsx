import { Skeleton } from '@mantine/core'
import { listQuotaEmployees, type Quota, type QuotaEmployee, texts } from '@tahi/contract'
import { quotaStanding } from '@tahi/domain'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { Answer } from '../../../platform/answer.tsx'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { PrintButton } from '../../../platform/paper/print-button.tsx'
import { client } from '../../../platform/session/session.ts'
import { ProgressBar } from '../progress-bar.tsx'
import { refreshEvery } from '../refresh-every.ts'
import classes from './employees.module.css'
import { EntryForm } from './entry-form.tsx'
import { peoplePaper, sumOf } from './people-paper.ts'
import { PeopleRows } from './people-rows.tsx'
import { useEntries } from './use-entries.ts'

type EmployeesDialogProps = { quota: Quota; onClose: () => void }

/** The people of a quota with each one's progress, and a field for new pieces (W2, D4). */
export default function EmployeesDialog({ quota, onClose }: EmployeesDialogProps) {
  const company = useCompany()
  const input = { params: { id: quota._id }, query: {} }
  const answer = useCall(listQuotaEmployees, input, { every: refreshEvery })
  const people = answer.data?.data
  const entries = useEntries(quota._id, people ?? nobody, onClose)
  const progress = people ? sumOf(people) : quota.progress
  const standing = quotaStanding({ ...quota, progress, day: quota.date, today: company.today })

  const paper = async () => peoplePaper(company, quota, (await client.send(listQuotaEmployees, input)).data)

  return (
    <Dialog title={texts.quota.employeesTitle} size={760} onClose={entries.cancel}>
      <div className={classes.head}>
        <div className={classes.subject}>
          <strong>{quota.styleName}</strong>
          <span>
            {quota.designationName}, {quota.branchName}, {formatDay(quota.date)}
          </span>
        </div>
        <PrintButton papers={paper} />
        <div className={classes.standing}>
          <ProgressBar
            progress={progress}
            target={quota.target}
            expected={quota.expected}
            standing={standing}
          />
        </div>
      </div>
      <Answer of={answer} waiting={<Skeleton height={320} />}>
        {({ data }) =>
          quota.can.includes('report') ? (
            <EntryForm quota={quota} entries={entries} />
          ) : (
            <PeopleRows quotaId={quota._id} people={data} />
          )
        }
      </Answer>
    </Dialog>
  )
}

const nobody: readonly QuotaEmployee[] = []
