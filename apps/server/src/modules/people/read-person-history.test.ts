import {
  assignShift,
  createShift,
  type PersonHistoryEntry,
  readPersonHistory,
  removeRate,
  resetPassword,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

describe('the history of a person', () => {
  let office: PeopleBranches
  let added: { id: string }

  beforeEach(async () => {
    office = await openPeopleBranches()
    const { manager, department, designation } = office
    const body = { departmentId: department, designationId: designation, dailyRate: 615, overRate: 80 }
    added = { id: (await office.add(manager, body)).ok.data._id }
  })

  const ask = (as: Person, { id }: { id: string } = added) =>
    office.tahi.call(as, readPersonHistory, { params: { id } })
  const entriesFor = async (as: Person, of = added): Promise<PersonHistoryEntry[]> =>
    (await ask(as, of)).ok.data.entries
  const actionsFor = async (as: Person, of = added) => (await entriesFor(as, of)).map(({ action }) => action)
  const newestFor = async (as: Person, of = added) => (await entriesFor(as, of))[0]
  const nameOf = async (table: 'branch' | 'department' | 'designation', id: string): Promise<string> => {
    const { rows } = await office.tahi.database.asOwner((queries) =>
      sql<{ name: string }>`select name from ${sql.table(table)} where id = ${id}`.execute(queries),
    )
    return rows[0]?.name ?? ''
  }

  it('tells by whom they were added, changed, given rates, deactivated and given a password, newest first', async () => {
    const { tahi, manager, change } = office
    const hr = await tahi.addPerson('hr', null, { firstName: 'Dina' })
    await change(hr, added, { firstName: 'Laura', contact: '0900 222 3333' })
    await change(manager, added, { dailyRate: 999 })
    await tahi.call(hr, removeRate, { body: { _id: added.id, from: '2026-11-18' } })
    for (const status of [false, true]) await change(manager, added, { status })
    await tahi.call(manager, resetPassword, { body: { _id: added.id } })

    const entries = await entriesFor(manager)
    expect(entries.map(({ action, by }) => [action, by])).toEqual([
      ['person.reset-password', 'Ana Santos'],
      ['person.reactivate', 'Ana Santos'],
      ['person.deactivate', 'Ana Santos'],
      ['person.remove-rate', 'Dina Santos'],
      ['person.set-rate', 'Ana Santos'],
      ['person.change', 'Dina Santos'],
      ['person.set-rate', 'Ana Santos'],
      ['person.add', 'Ana Santos'],
    ])
    expect(entries[5]).toMatchObject({
      before: { firstName: 'Lorna', contact: '' },
      after: { firstName: 'Laura', contact: '0900 222 3333' },
      untold: [],
    })
  })

  it('tells a raise in pesos, with the rates that held until then', async () => {
    await office.change(office.manager, added, { dailyRate: 999 })
    expect(await newestFor(office.act)).toMatchObject({
      action: 'person.set-rate',
      before: { from: '2026-10-01', dailyRate: 615, overRate: 80 },
      after: { from: '2026-11-18', dailyRate: 999, overRate: 80 },
    })
  })

  it('tells a move by the names of the places', async () => {
    const { hr, other, branch, department, designation, change } = office
    await change(hr, added, { branchId: other, departmentId: null, designationId: null })
    expect(await newestFor(hr)).toMatchObject({
      action: 'person.change',
      before: {
        branchName: await nameOf('branch', branch),
        departmentName: await nameOf('department', department),
        designationName: await nameOf('designation', designation),
      },
      after: { branchName: await nameOf('branch', other), departmentName: null, designationName: null },
    })
  })

  it('tells the shift that they were assigned to, and the one before', async () => {
    const { tahi, manager } = office
    const shift = { name: 'Early', start: '06:00', end: '15:00' }
    const { _id: shiftId } = (await tahi.call(manager, createShift, { body: shift })).ok.data
    await tahi.call(manager, assignShift, { body: { shiftId, userIds: [added.id], from: '2026-11-19' } })
    await tahi.call(manager, assignShift, {
      body: { shiftId: null, userIds: [added.id], from: '2026-11-20' },
    })
    const [last, first] = await entriesFor(manager)
    expect(first).toMatchObject({ after: { shiftName: 'Early', from: '2026-11-19' } })
    expect(last).toMatchObject({
      before: { shiftName: 'Early' },
      after: { shiftName: null, from: '2026-11-20' },
    })
  })

  it('is for everybody in the console who reads the record, and for nobody else', async () => {
    const { tahi, admin, hr, act, manager, sewer, other, stranger } = office
    for (const reader of [admin, hr, act, manager])
      expect(await actionsFor(reader)).toEqual(['person.set-rate', 'person.add'])
    for (const employee of [sewer, stranger]) expect((await ask(employee)).failure.code).toBe('not_allowed')
    expect((await ask(sewer, sewer)).failure.code).toBe('not_allowed')
    const elsewhere = await tahi.addPerson('manager', other)
    expect((await ask(elsewhere)).status).toBe(404)
    expect((await ask(manager, stranger)).status).toBe(404)
    expect((await ask(manager, hr)).status).toBe(404)
  })

  it('of one’s own record is read like the record', async () => {
    const { manager, hr, change } = office
    await change(hr, manager, { birthday: '1980-01-01' })
    await change(manager, manager, { birthday: '1980-01-02', contact: '0900 444 5555' })
    expect(await newestFor(manager, manager)).toMatchObject({
      by: 'Ana Santos',
      after: { birthday: '1980-01-02', contact: '0900 444 5555' },
      untold: [],
    })
  })

  it('stays in the branch where each change was made when the person moves on', async () => {
    const { tahi, hr, manager, other, change } = office
    const next = await tahi.addPerson('manager', other)
    await change(hr, added, { branchId: other })
    await change(next, added, { contact: '0900 666 7777' })
    expect((await ask(manager)).status).toBe(404)
    const [changed, moved, ...earlier] = await entriesFor(next)
    expect(changed?.action).toBe('person.change')
    expect(moved).toMatchObject({
      before: { branchName: texts.history.elsewhere },
      after: { branchName: await nameOf('branch', other) },
    })
    expect(earlier).toEqual([])
    expect(await actionsFor(hr)).toEqual(['person.change', 'person.change', 'person.set-rate', 'person.add'])
  })

  it('names private fields without their values to those who may not know them', async () => {
    const { tahi, admin, act, manager, branch, change } = office
    const colleague = await tahi.addPerson('manager', branch)
    const address = { city: 'Malolos', latitude: 14.8 }
    await change(admin, colleague, { birthday: '1975-05-05', birthplace: 'Cebu', address, contact: '0900' })
    const whole = await newestFor(admin, colleague)
    expect(whole).toMatchObject({ after: { birthday: '1975-05-05', birthplace: 'Cebu', city: 'Malolos' } })
    expect(whole?.after).not.toHaveProperty('latitude')
    for (const reader of [act, manager]) {
      const entry = await newestFor(reader, colleague)
      expect(entry?.after).toEqual({ contact: '0900' })
      expect(entry?.before).toEqual({ contact: '' })
      expect(entry?.untold).toEqual(['birthday', 'birthplace', 'city'])
    }
    expect(JSON.stringify(await entriesFor(act, colleague))).not.toContain('1975-05')
  })

  it('keeps the birthday with which somebody was added, once they are an HR Admin, from their colleagues', async () => {
    await office.change(office.admin, added, { role: 'manager', departmentId: null, designationId: null })
    const entries = await entriesFor(office.manager)
    expect(entries.map(({ action }) => action)).toEqual(['person.change', 'person.set-rate', 'person.add'])
    expect(entries[0]).toMatchObject({ before: { role: 'user' }, after: { role: 'manager' } })
    expect(JSON.stringify(entries)).not.toContain('1990-05-17')
  })

  it('tells that there is another picture, not where it is', async () => {
    const { manager, change, upload } = office
    await change(manager, added, { avatar: await upload(manager) })
    const entry = await newestFor(manager)
    expect(entry).toMatchObject({ action: 'person.change', before: {}, after: {}, untold: ['avatar'] })
  })
})
