import { randomUUID } from 'node:crypto'
import { attendanceEvent, correctionEvent } from '@tahi/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { correctionsAt } from '../../../../test/fixtures/corrections.ts'
import { hangUp, listen } from '../../../../test/fixtures/live.ts'
import { bellOf, toldOf } from '../../../../test/fixtures/notifications.ts'
import { openPayrollBranch, type PayrollBranch } from '../../../../test/fixtures/payroll-branch.ts'

let place: PayrollBranch
let corrections: ReturnType<typeof correctionsAt>

beforeAll(async () => {
  place = await openPayrollBranch()
  corrections = correctionsAt(place)
})
afterAll(hangUp)

describe('news', () => {
  it('reaches who decides and who asked, and nobody else', async () => {
    const lastName = `Ramos${randomUUID().slice(0, 6)}`
    const { tahi, manager } = place
    const [sewer, colleague] = [await place.hire({ lastName }), await place.hire()]
    const hearing = await Promise.all([manager, sewer, colleague].map((person) => listen(tahi, person)))
    const { _id, version } = await corrections.request(sewer)
    await corrections.decide(manager, { _id, accept: true, version })
    const names = await Promise.all(
      hearing.map(async (one) => [...new Set((await one.all()).map(({ name }) => name))].sort()),
    )
    expect(names).toEqual([
      [
        attendanceEvent.name,
        'attendance-changed',
        'correction-changed',
        correctionEvent.name,
        'notification',
      ],
      [attendanceEvent.name, correctionEvent.name, 'notification'],
      [],
    ])
    const people = {
      manager,
      colleague,
      hr: await tahi.addPerson('hr'),
      admin: await tahi.addPerson('admin'),
    }
    expect(await toldOf(tahi, people, lastName)).toEqual(['manager'])
    expect(await bellOf(tahi, sewer)).toMatchObject([
      {
        kind: 'correctionDecided',
        title: 'Correction accepted',
        message: 'Your attendance of Nov 10, 2026',
        href: '/app/attendance?month=2026-11',
      },
    ])
  })

  it('of the decision reaches who became HR Admin since they asked', async () => {
    const { tahi } = place
    const promoted = await place.hire()
    const { _id, version } = await corrections.request(promoted)
    await tahi.database.asOwner((queries) =>
      queries.updateTable('person').set({ role: 'manager' }).where('id', '=', promoted.id).execute(),
    )
    await corrections.decide(await tahi.addPerson('hr'), { _id, accept: true, version })
    expect(await bellOf(tahi, promoted)).toMatchObject([{ kind: 'correctionDecided', href: '/attendance' }])
  })

  it('leads who decides to what waits', async () => {
    const here = await openPayrollBranch()
    await correctionsAt(here).request(await here.hire({ firstName: 'Luz', lastName: 'Diaz' }))
    expect(await bellOf(here.tahi, here.manager)).toMatchObject([
      {
        kind: 'correctionRequested',
        title: 'Correction requested',
        message: 'Luz Diaz asks to correct Nov 10, 2026',
        href: '/attendance/corrections?status=requested',
      },
    ])
  })
})
