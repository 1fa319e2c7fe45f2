import { aims, verdict } from '../aims.ts'
import type { Measured } from '../measure.ts'
import { columns, figure, row, times } from '../table.ts'
import type { Row, Table } from './results.ts'

/** Work that is done now and then, not a thousand times a second. */
export function jobTable(measured: Measured): Table {
  const rows = [
    ...payslipLines(measured),
    ...spreadsheetLines(measured),
    ...importLines(measured),
    ...scopeLines(measured),
    ...memoryLines(measured),
  ]
  return { columns: columns('what', 'figure'), rows }
}

function payslipLines({ payslips }: Measured): Row[] {
  if (!payslips) return []
  const { people, seconds, statements, statementsOfTenth } = payslips
  const tenth = Math.ceil(people / 10)
  return [
    {
      cells: [`${people} payslips in one call`, `${figure(seconds)} s`],
      aim: `≤ ${aims.payslipsSeconds} s`,
      verdict: verdict(seconds <= aims.payslipsSeconds),
    },
    {
      cells: [`statements for ${people} payslips, for ${tenth}`, `${statements}, ${statementsOfTenth}`],
      aim: 'the same',
      verdict: verdict(statements <= statementsOfTenth),
    },
  ]
}

function spreadsheetLines({ spreadsheet }: Measured): Row[] {
  if (!spreadsheet) return []
  const { rows, seconds, kilobytes, longestWait } = spreadsheet
  return [
    row(`spreadsheet of ${rows.toLocaleString('en')} rows (${figure(kilobytes)} KB)`, `${figure(seconds)} s`),
    row('longest wait of another request meanwhile', `${figure(longestWait)} ms`),
  ]
}

function importLines({ import: run }: Measured): Row[] {
  if (!run) return []
  const { rows, imported, previewSeconds, applySeconds, waits } = run
  const waited = (when: string, ms: number): Row => ({
    cells: [`longest wait of another request while it ${when}`, `${figure(ms)} ms`],
    aim: `≤ ${aims.importStallMs} ms`,
    verdict: verdict(ms <= aims.importStallMs),
  })
  return [
    row(`import of ${rows.toLocaleString('en')} rows, preview`, `${figure(previewSeconds)} s`),
    row(`the same, writing ${imported.toLocaleString('en')} good rows`, `${figure(applySeconds)} s`),
    row('longest wait of another request before', `${figure(waits.before)} ms`),
    waited('is read', waits.preview),
    waited('is written', waits.apply),
  ]
}

function scopeLines({ rowSecurity }: Measured): Row[] {
  if (!rowSecurity) return []
  const { asOwner, inScope } = rowSecurity
  return [
    row("the list's queries as the owner", `${figure(asOwner)} ms`),
    row('the same under row security', `${figure(inScope)} ms (${times(inScope / asOwner)})`),
  ]
}

const memoryLines = ({ memory }: Measured): Row[] => [
  row('memory of the server at rest', `${figure(memory.atRest)} MB`),
  row('the same after all of this', `${figure(memory.after)} MB`),
]
