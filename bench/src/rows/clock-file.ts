import { setTimeout as pause } from 'node:timers/promises'
import type { AttendanceImport } from '@tahi/contract'
import { addDays } from '@tahi/domain'
import { month } from '../company.ts'
import { ping } from '../pinger.ts'
import { as, asSending, type Stage, send } from '../stage.ts'
import { listRequest } from './reads.ts'

export interface ImportRun {
  readonly rows: number
  readonly imported: number
  readonly previewSeconds: number
  readonly applySeconds: number
  /** Another person's wait for a list, in milliseconds: before, and during each step. */
  readonly waits: { readonly before: number; readonly preview: number; readonly apply: number }
}

/** Uploads a clock's file of `wanted` rows, waits until it is read, and imports it, while somebody else works. */
export async function importFile(stage: Stage, wanted: number): Promise<ImportRun> {
  const [manager] = stage.company.managers
  const token = manager?.tokens[0]
  const codes = stage.company.employees
    .filter(({ branchId }) => branchId === manager?.branchId)
    .map(({ code }) => code)
  const { csv, rows } = clockFile(codes, wanted)
  const other = listRequest(stage.company)
  const [before] = await during(stage, other, () => pause(1000))

  const [preview, ready] = await during(stage, other, async () => {
    const body = new FormData()
    body.append('file', new Blob([csv], { type: 'text/csv' }), 'clock.csv')
    const path = '/api/attendance/import/preview'
    const sent = await send(stage, { method: 'POST', path, headers: as(token), body })
    return until(stage, as(token), await found(sent), 'reading')
  })
  const [apply, done] = await during(stage, other, async () => {
    const body = JSON.stringify({ _id: ready.done._id })
    const path = '/api/attendance/import/apply'
    return found(await send(stage, { method: 'POST', path, headers: asSending(token), body }))
  })
  return {
    rows,
    imported: done.done.good,
    previewSeconds: ready.seconds,
    applySeconds: done.seconds,
    waits: { before, preview, apply },
  }
}

async function during<Done>(stage: Stage, other: Parameters<typeof ping>[1], run: () => Promise<Done>) {
  const stop = ping(stage, other)
  const began = performance.now()
  const done = await run()
  const seconds = (performance.now() - began) / 1000
  return [await stop(), { done, seconds }] as const
}

const found = async (response: Response): Promise<AttendanceImport> =>
  ((await response.json()) as { data: AttendanceImport }).data

async function until(
  stage: Stage,
  headers: Record<string, string>,
  from: AttendanceImport,
  state: AttendanceImport['state'],
): Promise<AttendanceImport> {
  let present = from
  while (present.state === state) {
    await pause(50)
    present = await found(
      await send(stage, { method: 'GET', path: `/api/attendance/import/${from._id}`, headers }),
    )
  }
  if (present.state !== 'ready') throw new Error(`The import is ${present.state}: ${present.msg}`)
  return present
}

/** Days before the company's first day, so that none is recorded yet. */
function clockFile(codes: readonly string[], wanted: number): { csv: string; rows: number } {
  const lines = ['user id,date,time in,time out']
  for (let day = addDays(month.from, -90); lines.length <= wanted; day = addDays(day, -1))
    for (const [index, code] of codes.entries())
      if (lines.length <= wanted) lines.push(`${code},${day},07:${String(index % 60).padStart(2, '0')},16:05`)
  return { csv: lines.join('\n'), rows: lines.length - 1 }
}
