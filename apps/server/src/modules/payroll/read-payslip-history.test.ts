import {
  createPayslip,
  limits,
  markPayslips,
  type Role,
  readPayslipHistory,
  recomputePayslip,
  removePayslip,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

describe('the history of a payslip', () => {
  let place: PayrollBranch
  let act: Person
  let hr: Person
  let admin: Person

  beforeAll(async () => {
    place = await openPayrollBranch()
    act = await place.tahi.addPerson('act', null, { firstName: 'Cora' })
    hr = await place.tahi.addPerson('hr', null, { firstName: 'Dina' })
    admin = await place.tahi.addPerson('admin')
  })

  const ask = (as: Person, id: string) => place.tahi.call(as, readPayslipHistory, { params: { id } })
  const newestOf = async (as: Person, id: string) => (await ask(as, id)).ok.data
  const actionsFor = async (as: Person, id: string) =>
    (await newestOf(as, id)).entries.map(({ action }) => action)
  const paidPerson = async () => {
    const person = await place.hire()
    await place.attend(person, 2, '07:00', '16:00')
    return { person, slip: await place.pay(person) }
  }

  it('tells by whom it was created, recomputed, edited, paid and set back, with the sums, newest first', async () => {
    const { tahi, manager } = place
    const { person, slip } = await paidPerson()
    await place.attend(person, 3, '07:00', '16:00')
    await tahi.call(hr, recomputePayslip, { body: { _id: slip._id } })
    await tahi.call(manager, createPayslip, { body: { _id: slip._id, payDate: '2026-11-20' } })
    for (const status of ['paid', 'pending'] as const)
      await tahi.call(act, markPayslips, { body: { ids: [slip._id], status } })

    const { entries, isWhole } = await newestOf(manager, slip._id)
    expect(isWhole).toBe(true)
    expect(entries.map(({ action, by }) => [action, by])).toEqual([
      ['payslip.mark-pending', 'Cora Santos'],
      ['payslip.mark-paid', 'Cora Santos'],
      ['payslip.change', 'Ana Santos'],
      ['payslip.recompute', 'Dina Santos'],
      ['payslip.create', 'Ana Santos'],
    ])
    expect(entries[1]).toMatchObject({ before: { status: 'pending' }, after: { status: 'paid' } })
    expect(entries[3]).toMatchObject({ before: { netPay: 478.37 }, after: { netPay: 956.74 } })
    expect(entries[4]).toMatchObject({ before: null, after: { netPay: 478.37 } })
  })

  it('tells what a payslip would have come to that was paid as computed, from the list or its form', async () => {
    const { tahi, manager } = place
    const outdated = async () => {
      const { person, slip } = await paidPerson()
      await place.attend(person, 3, '07:00', '16:00')
      return slip._id
    }
    const [listed, opened] = [await outdated(), await outdated()]
    const { slip: other } = await paidPerson()
    const paid = { status: 'paid', asComputed: true } as const
    const marked = await tahi.call(act, markPayslips, { body: { ids: [listed, other._id], ...paid } })
    expect(marked.ok.data.marked).toBe(2)
    ;(await tahi.call(manager, createPayslip, { body: { _id: opened, ...paid } })).ok

    const newest = async (id: string) => (await newestOf(manager, id)).entries[0]
    expect(await newest(listed)).toMatchObject({ action: 'payslip.mark-paid', after: { netPayAnew: 956.74 } })
    expect(await newest(opened)).toMatchObject({
      action: 'payslip.change',
      after: { netPay: 478.37, netPayAnew: 956.74 },
    })
    expect((await newest(other._id))?.after).toEqual({ status: 'paid' })
  })

  it('is for everybody in the console who reads the payslip, and for nobody else', async () => {
    const { tahi, manager } = place
    const { person, slip } = await paidPerson()
    for (const reader of [manager, hr, admin, act])
      expect(await actionsFor(reader, slip._id)).toEqual(['payslip.create'])
    expect((await ask(person, slip._id)).failure.code).toBe('not_allowed')
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect((await ask(stranger, slip._id)).status).toBe(404)
    expect((await ask(act, person.id)).status).toBe(404)
  })

  it('has nothing of a payslip of the same days that was removed', async () => {
    const { person, slip } = await paidPerson()
    await place.tahi.call(place.manager, removePayslip, { body: { _id: slip._id } })
    expect((await ask(place.manager, slip._id)).status).toBe(404)
    const next = await place.pay(person)
    expect(await actionsFor(place.manager, next._id)).toEqual(['payslip.create'])
  })

  it('has the newest entries only, and says when there are older ones', async () => {
    const { slip } = await paidPerson()
    const write = (entries: number) =>
      place.tahi.database.asOwner((queries) =>
        sql`
          insert into audit_entry (actor_name, address, request_id, action, entity, entity_id, branch_id)
          select 'Nobody', '', '', 'payslip.of-later-' || number, 'payslip', ${slip._id}, ${place.branch}
          from generate_series(1, ${entries}::integer) as number`.execute(queries),
      )
    await write(limits.historyEntries - 1)
    expect((await newestOf(hr, slip._id)).isWhole).toBe(true)
    await write(1)
    const { entries, isWhole } = await newestOf(hr, slip._id)
    expect(isWhole).toBe(false)
    expect(entries).toHaveLength(limits.historyEntries)
    expect(entries[0]?.action).toBe('payslip.of-later-1')
  })

  it.each<Role>(['manager', 'act'])(
    'has nothing about another kind of record with its id, for %s',
    async (role) => {
      const { slip } = await paidPerson()
      await place.tahi.database.asOwner((queries) =>
        sql`
        insert into audit_entry (actor_name, address, request_id, action, entity, entity_id, branch_id)
        values ('Nobody', '', '', 'leave.request', 'leave', ${slip._id}, ${place.branch})`.execute(queries),
      )
      expect(await actionsFor(role === 'act' ? act : place.manager, slip._id)).toEqual(['payslip.create'])
    },
  )
})
