import { texts } from '@tahi/contract'
import { formatCentavosChange, listedName } from '@tahi/domain'
import type { Column } from '@tahi/ui/table/column.ts'
import classes from './run.module.css'
import { changeOf, type RunPerson } from './run-person.ts'
import { WarningBadges } from './warning-badges.tsx'

const { fields } = texts.payslip
const words = texts.payslipRun.columns

/** Each person's figures and warnings. */
export const runColumns: readonly Column<RunPerson>[] = [
  {
    key: 'name',
    label: texts.columns.name,
    sort: 'name',
    width: '21%',
    value: ({ employee }) => (
      <span title={listedName(employee)}>
        {listedName(employee)} <span className={classes.code}>{employee.userId}</span>
      </span>
    ),
  },
  {
    key: 'days',
    label: texts.columns.days,
    sort: 'days',
    kind: 'number',
    width: '74px',
    value: ({ regularDays }) => regularDays,
  },
  {
    key: 'hours',
    label: texts.payslipParts.hours,
    sort: 'hours',
    kind: 'number',
    width: '84px',
    value: ({ regularHours }) => regularHours.toFixed(2),
  },
  {
    key: 'overtime',
    label: texts.payslipParts.overtime,
    sort: 'overtime',
    kind: 'number',
    width: '100px',
    value: ({ overtimeHours }) => overtimeHours.toFixed(2),
  },
  { key: 'gross', label: fields.grossPay, sort: 'gross', kind: 'money', value: ({ grossPay }) => grossPay },
  {
    key: 'deductions',
    label: texts.payslipParts.deductions,
    sort: 'deductions',
    kind: 'money',
    value: ({ totalDeductions }) => totalDeductions,
  },
  { key: 'net', label: fields.netPay, sort: 'net', kind: 'money', value: ({ netPay }) => netPay },
  {
    key: 'change',
    label: words.change,
    sort: 'change',
    kind: 'number',
    width: '116px',
    value: (person) => {
      const change = changeOf(person)
      return change === null ? '–' : formatCentavosChange(change)
    },
  },
  {
    key: 'warnings',
    label: words.warnings,
    sort: 'warnings',
    width: '25%',
    value: ({ warnings }) => <WarningBadges warnings={warnings} />,
  },
]
