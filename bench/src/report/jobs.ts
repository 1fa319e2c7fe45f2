import { aims, verdict } from '../aims.ts'
import type { Measured } from '../measure.ts'
import { figure, table, times } from '../table.ts'

type Line = [what: string, figure: string, aim: string, verdict: string]

/** What is done once and not a thousand times a second. */
export function jobTable(measured: Measured): string {
  const lines = [
    ...payslipLines(measured),
    ...spreadsheetLines(measured),
    ...importLines(measured),
    ...scopeLines(measured),
    ...memoryLines(measured),
  ]
  return table(['what', 'figure', 'aim', ''], lines)
}

function payslipLines({ payslips }: Measured): Line[] {
  if (!payslips) return []
  const { people, seconds, statements, statementsOfTenth } = payslips
  const tenth = Math.ceil(people / 10)
  return [
    [
      `${people} payslips in one call`,
      `${figure(seconds)} s`,
      `≤ ${aims.payslipsSeconds} s`,
      verdict(seconds <= aims.payslipsSeconds),
    ],
    [
      `statements for ${people} payslips, for ${tenth}`,
      `${statements}, ${statementsOfTenth}`,
      'the same',
      verdict(statements <= statementsOfTenth),
    ],
  ]
}

function spreadsheetLines({ spreadsheet }: Measured): Line[] {
  if (!spreadsheet) return []
  const { rows, seconds, kilobytes, longestWait } = spreadsheet
  return [
    [
      `spreadsheet of ${rows.toLocaleString('en')} rows (${figure(kilobytes)} KB)`,
      `${figure(seconds)} s`,
      '',
      '',
    ],
    ['longest wait of another request meanwhile', `${figure(longestWait)} ms`, '', ''],
  ]
}

function importLines({ import: run }: Measured): Line[] {
  if (!run) return []
  const { rows, imported, previewSeconds, applySeconds, waits } = run
  const waited = (when: string, ms: number): Line => [
    `longest wait of another request while it ${when}`,
    `${figure(ms)} ms`,
    `≤ ${aims.importStallMs} ms`,
    verdict(ms <= aims.importStallMs),
  ]
  return [
    [`import of ${rows.toLocaleString('en')} rows, preview`, `${figure(previewSeconds)} s`, '', ''],
    [`the same, writing ${imported.toLocaleString('en')} good rows`, `${figure(applySeconds)} s`, '', ''],
    ['longest wait of another request before', `${figure(waits.before)} ms`, '', ''],
    waited('is read', waits.preview),
    waited('is written', waits.apply),
  ]
}

function scopeLines({ rowSecurity }: Measured): Line[] {
  if (!rowSecurity) return []
  const { asOwner, inScope } = rowSecurity
  return [
    ["the list's queries as the owner", `${figure(asOwner)} ms`, '', ''],
    ['the same under row security', `${figure(inScope)} ms (${times(inScope / asOwner)})`, '', ''],
  ]
}

const memoryLines = ({ memory }: Measured): Line[] => [
  ['memory of the server at rest', `${figure(memory.atRest)} MB`, '', ''],
  ['the same after all of this', `${figure(memory.after)} MB`, '', ''],
]
