import { Alert, Button } from '@mantine/core'
import { type Payslip, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import classes from './payslip-form.module.css'
import type { PayslipValues } from './payslip-values.ts'

type StaleNoticeProps = {
  mine: PayslipValues
  theirs: Payslip
  onSettle: (whose: 'mine' | 'theirs') => void
}

const { fields } = texts.payslip

/** Both versions of a payslip that somebody else changed meanwhile; nothing typed is lost. */
export function StaleNotice({ mine, theirs, onSettle }: StaleNoticeProps) {
  const rows = [
    [fields.from, formatDay(mine.date), formatDay(theirs.date)],
    [fields.to, formatDay(mine.endDate), formatDay(theirs.endDate)],
    [fields.payDate, formatDay(mine.payDate), formatDay(theirs.payDate)],
    [fields.status, texts.payslip[mine.status], texts.payslip[theirs.status]],
  ] as const
  return (
    <Alert color="yellow" variant="light" role="alert" title={texts.stale}>
      <table className={classes.versions}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">Saved by somebody else</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, own, other]) => (
            <tr key={label} data-differs={own !== other || undefined}>
              <th scope="row">{label}</th>
              <td>{own}</td>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.buttons}>
        <Button size="xs" variant="default" onClick={() => onSettle('mine')}>
          Keep mine, then save
        </Button>
        <Button size="xs" variant="default" onClick={() => onSettle('theirs')}>
          Take the saved version
        </Button>
      </div>
    </Alert>
  )
}
