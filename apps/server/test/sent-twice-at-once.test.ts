import { createAttendance, createGate, createLeave, createQuota, createShift } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { openProductionBranch, type ProductionBranch, today } from './fixtures/production-branch.ts'
import type { Person } from './fixtures/server.ts'
import { untilWaiting } from './fixtures/waiting.ts'

// A client that goes offline while its first request waits saves again, as the form advises: no record is doubled or
// refused.

let line: ProductionBranch
let sewer: Person

beforeAll(async () => {
  line = await openProductionBranch()
  sewer = await line.hire()
})

const _id = () => crypto.randomUUID()

/** Each returns a function that sends the same request as the manager every time. */
const sends = {
  shift: () => {
    const body = { _id: _id(), name: 'Early', start: '06:00', end: '15:00' }
    return () => line.tahi.call(line.manager, createShift, { body })
  },
  quota: () => {
    const { department: departmentId, designation: designationId } = line
    const body = { _id: _id(), departmentId, designationId, styleName: 'Polo', target: 480, date: today }
    return () => line.tahi.call(line.manager, createQuota, { body })
  },
  gate: () => {
    const body = { _id: _id(), name: 'Front gate' }
    return () => line.tahi.call(line.manager, createGate, { body })
  },
  day: () => {
    const body = { _id: _id(), userId: sewer.id, date: today, timeIn: '07:00', timeOut: '08:00' }
    return () => line.tahi.call(line.manager, createAttendance, { body })
  },
}

it.each(Object.entries(sends))('a new %s is saved once, and both requests are answered', async (_, make) => {
  const send = make()
  // Both requests wait for these locks before they write.
  const { answers } = await line.tahi.database.asOwner(async (queries) => {
    await sql`select from branch where id = ${line.branch} for update`.execute(queries)
    await sql`select from person where id = ${sewer.id} for update`.execute(queries)
    const answers = Promise.all([send(), send()])
    await untilWaiting(line.tahi.database, 2)
    return { answers }
  })
  expect((await answers).map(({ status }) => status)).toEqual([200, 200])
})

it('a leave that was changed while its first request waits is saved as it was sent last', async () => {
  const { tahi, manager } = line
  const body = { _id: _id(), userId: sewer.id, leaveType: 'Sick', date: '2026-12-01', version: 0 } as const
  const { answers } = await tahi.database.asOwner(async (queries) => {
    await sql`select from person where id = ${sewer.id} for update`.execute(queries)
    const first = tahi.call(manager, createLeave, { body: { ...body, dateEnd: '2026-12-02' } })
    await untilWaiting(tahi.database, 1)
    const second = tahi.call(manager, createLeave, {
      body: { ...body, dateEnd: '2026-12-03', state: 'confirmed' },
    })
    await untilWaiting(tahi.database, 2)
    return { answers: Promise.all([first, second]) }
  })
  const [, saved] = await answers
  expect(saved.ok.data).toMatchObject({ dateEnd: '2026-12-03', state: 'confirmed' })
})
