import { addDays, weekday } from '@tahi/domain'
import { month } from '../company.ts'
import { ping } from '../pinger.ts'
import { as, type Stage, send } from '../stage.ts'
import { listRequest } from './reads.ts'

export interface SpreadsheetRun {
  readonly rows: number
  readonly seconds: number
  readonly kilobytes: number
  /** Another person's longest wait for a list during the export, in milliseconds. */
  readonly longestWait: number
}

/** Exports about `wanted` records of the whole company, from the month's first day on. */
export async function exportSpreadsheet(stage: Stage, wanted: number): Promise<SpreadsheetRun> {
  const { admin, employees } = stage.company
  const from = month.from
  let to = from
  for (let rows = 0; rows < wanted; to = addDays(to, 1)) rows += weekday(to) === 0 ? 0 : employees.length
  const range = `from=${from}&to=${addDays(to, -1)}`
  const headers = as(admin.tokens[0])
  const counted = await send(stage, { method: 'GET', path: `/api/attendance/all?${range}&page=1`, headers })
  const { total } = (await counted.json()) as { total: number }

  const stop = ping(stage, listRequest(stage.company))
  const began = performance.now()
  const file = await send(stage, { method: 'GET', path: `/api/attendance/export?${range}`, headers })
  const { byteLength } = await file.arrayBuffer()
  const seconds = (performance.now() - began) / 1000
  return { rows: total, seconds, kilobytes: byteLength / 1000, longestWait: await stop() }
}
