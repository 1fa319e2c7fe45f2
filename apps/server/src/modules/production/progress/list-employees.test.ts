import { randomUUID } from 'node:crypto'
import { type Input, listQuotaEmployees, updatePerson } from '@tahi/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openProductionBranch, today } from '../../../../test/fixtures/production-branch.ts'
import type { Person } from '../../../../test/fixtures/server.ts'

it('a quota’s employees are those of its designation and whoever reported, with what each brought', async () => {
  const line = await openProductionBranch()
  const other = await line.addDesignation()
  const [abad, bautista, cruz, diaz, evangelista] = [
    await line.hire('Abad'),
    await line.hire('bautista'),
    await line.hire('Cruz', other),
    await line.hire('Diaz', other),
    await line.hire('Evangelista'),
  ]
  const quota = await line.addQuota()
  const report = (person: Person, quotaProgress: number, reason?: string) =>
    line.report(line.manager, { quotaId: quota._id, quotaEmployeeId: person.id, quotaProgress, reason })
  await report(abad, 12)
  await report(abad, 5)
  await report(abad, -2, 'counted twice')
  await report(cruz, 9)
  await line.run(sql`
    update person set active = false, deactivated_on = '2026-11-17'
    where id = any(${[cruz.id, evangelista.id]}::uuid[])`)
  const leave = (person: Person, state: string, from = today, to = today) =>
    line.run(sql`
      insert into leave (id, branch_id, person_id, leave_type, first_day, last_day, state, created_by)
      values (${randomUUID()}, ${line.branch}, ${person.id}, 'Sick', ${from}, ${to}, ${state}, ${person.id})`)
  await leave(bautista, 'confirmed')
  await leave(abad, 'requested')
  await leave(abad, 'confirmed', '2026-11-10', '2026-11-17')
  await leave(abad, 'confirmed', '2026-11-19', '2026-11-20')
  // A deactivated person is never on leave.
  await leave(cruz, 'confirmed', '2026-11-16', '2026-11-20')

  const list = (as: Person, query: object = {}) =>
    line.tahi.call(as, listQuotaEmployees, { params: { id: quota._id }, query })
  const { ok } = await list(line.manager)
  expect(ok.total).toBe(3)
  expect(
    ok.data.map(({ employee, active, onLeave, progress, entries }) => [
      employee.lastName,
      active,
      onLeave,
      progress,
      entries,
    ]),
  ).toEqual([
    ['Abad', true, false, 15, 3],
    ['bautista', true, true, 0, 0],
    ['Cruz', false, false, 9, 1],
  ])
  expect(ok.data[0]?.lastAt).toBe('2026-11-18T02:00:00.000Z')
  expect(ok.data[1]?.lastAt).toBeNull()
  const byProgress = await list(line.manager, { sort: '-progress', page: 1, pageSize: 2 })
  expect(byProgress.ok).toMatchObject({ total: 3, pageSize: 2 })
  expect(byProgress.ok.data.map(({ employee }) => employee.lastName)).toEqual(['Abad', 'Cruz'])

  expect((await list(await line.tahi.addPerson('admin'))).ok.total).toBe(3)
  expect((await list(diaz)).status).toBe(403)
  const stranger = await line.tahi.addPerson('manager', await line.tahi.addBranch())
  expect((await list(stranger)).status).toBe(404)
})

it('a quota’s employees are also those who left on its day or later, whose pieces can still be added', async () => {
  const line = await openProductionBranch()
  const [abad, bautista, cruz, diaz] = [
    await line.hire('Abad'),
    await line.hire('Bautista'),
    await line.hire('Cruz'),
    await line.hire('Diaz'),
  ]
  const quota = await line.addQuota()
  const elsewhere = await line.tahi.addBranch()
  for (const [person, day] of [
    [abad, today],
    [bautista, '2026-11-17'],
  ] as const)
    await line.run(sql`update person set active = false, deactivated_on = ${day} where id = ${person.id}`)
  for (const [person, day] of [
    [cruz, today],
    [diaz, '2026-11-17'],
  ] as const) {
    await line.run(sql`
      insert into former_member (branch_id, person_id, left_on) values (${line.branch}, ${person.id}, ${day})`)
    await line.run(sql`update person set branch_id = ${elsewhere} where id = ${person.id}`)
  }
  const listed = async ({ _id: id }: { _id: string }) => {
    const { ok } = await line.tahi.call(line.manager, listQuotaEmployees, { params: { id }, query: {} })
    return ok.data.map(({ employee, active, wasThere }) => [employee.lastName, active, wasThere])
  }
  expect(await listed(quota)).toEqual([
    ['Abad', false, true],
    ['Cruz', false, true],
  ])
  const past = await line.addQuota({ date: '2026-11-17' })
  await line.report(line.manager, { quotaId: past._id, quotaEmployeeId: bautista.id, quotaProgress: 5 })
  await line.run(sql`update person set deactivated_on = '2026-11-16' where id = ${bautista.id}`)
  expect(await listed(past)).toEqual([
    ['Abad', false, true],
    ['Bautista', false, false],
    ['Cruz', false, true],
    ['Diaz', false, true],
  ])
})

it('a search finds who else was there that day: helpers, and who was promoted or moved since', async () => {
  const line = await openProductionBranch()
  const quota = await line.addQuota()
  const elsewhere = await line.tahi.addBranch()
  const [mover, promoted, helper, gone] = [
    await line.hire('Rivera-Mover'),
    await line.hire('Rivera-Promoted'),
    await line.hire('Rivera-Helper', await line.addDesignation()),
    await line.hire('Rivera-Gone'),
  ]
  await line.hire('Santos')
  await line.hire('Rivera-Listed')
  await line.tahi.addPerson('user', elsewhere, { lastName: 'Rivera-Stranger' })
  await line.run(sql`
    update person set active = false, deactivated_on = '2026-11-17' where id = ${gone.id}`)
  const [office, admin] = [await line.tahi.addPerson('hr'), await line.tahi.addPerson('admin')]
  const change = async (as: Person, body: Input<typeof updatePerson>['body']) =>
    expect((await line.tahi.call(as, updatePerson, { body })).status).toBe(200)
  const designationId = await line.addDesignation()
  await change(office, { _id: mover.id, branchId: elsewhere, designationId })
  await change(admin, { _id: promoted.id, role: 'manager' })

  const find = async (search?: string) => {
    const input = { params: { id: quota._id }, query: { search, page: 1, pageSize: 30 } }
    const { ok } = await line.tahi.call(line.manager, listQuotaEmployees, input)
    expect(ok.total).toBe(ok.data.length)
    return ok.data.map(({ employee, active }) => [employee._id, active])
  }
  expect(await find('rivera')).toEqual([
    [helper.id, true],
    [mover.id, false],
    [promoted.id, true],
  ])
  expect(await find()).not.toContainEqual([mover.id, false])
  for (const { id } of [helper, mover, promoted]) {
    const entry = { quotaId: quota._id, quotaEmployeeId: id, quotaProgress: 3 }
    expect((await line.report(line.manager, entry)).status).toBe(200)
  }
  // Whoever reported is listed.
  expect(await find('rivera')).toEqual([])
})
