import { expect, it } from 'vitest'
import type { Services } from '../services.ts'
import type { ImportTables } from './import-tables.ts'
import { importJobs } from './jobs.ts'

it('rows are forgotten at 02:20, not while the nightly close runs', () => {
  // Midnight in Manila.
  const services = {
    timeZone: { name: 'Asia/Manila' },
    clock: { now: () => new Date('2026-11-18T16:00:00Z') },
  } as Services
  const forgetting = importJobs('attendance', {} as ImportTables).find(
    ({ name }) => name === 'forget rows of attendance',
  )
  expect(forgetting?.untilNext(services)).toBe(140)
})
