import { assignShift, createShift, type Input, listShiftWeek, type ShiftWeekRow, texts } from '@tahi/contract'
import { addDays, eachDay, formatWallTime, isWorkingDay, shiftOn, specifiedSchedule } from '@tahi/domain'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'

/** A Monday. */
const from = '2026-11-16'

describe('the week at a glance', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person
  let sewer: Person

  beforeEach(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    sewer = await tahi.addPerson('user', branch)
  })

  const week = async (query: Partial<Input<typeof listShiftWeek>['query']> = {}, as = manager) =>
    (await tahi.call(as, listShiftWeek, { query: { from, ...query } })).ok
  const shift = async (body: Input<typeof createShift>['body']) =>
    (await tahi.call(manager, createShift, { body })).ok.data
  const assign = async (person: Person, shiftId: string | null, day: string) =>
    (await tahi.call(manager, assignShift, { body: { shiftId, userIds: [person.id], from: day } })).ok
  const leave = (person: Person, first: string, last: string, state: string, active = true) =>
    tahi.database.asOwner((queries) =>
      sql`insert into leave (id, branch_id, person_id, leave_type, first_day, last_day, state, active, created_by)
        values (gen_random_uuid(), ${person.branchId}, ${person.id}, 'Sick', ${first}, ${last}, ${state},
          ${active}, ${manager.id})`.execute(queries),
    )
  const only = (rows: ShiftWeekRow[]) => {
    expect(rows).toHaveLength(1)
    return rows[0]?.days ?? []
  }

  it('has seven days of the usual hours for who has no shift, Sunday off', async () => {
    const days = only((await week()).data)
    expect(days.map(({ date }) => date)).toEqual(eachDay(from, addDays(from, 6)))
    expect(days.map(({ working }) => working)).toEqual([true, true, true, true, true, true, false])
    for (const day of days)
      expect(day).toMatchObject({
        shiftId: null,
        name: null,
        start: '07:00',
        end: '16:00',
        leaveType: null,
      })
  })

  it("follows the domain's rule over every assignment, whatever day the week begins on", async () => {
    const early = await shift({ name: 'Early', start: '06:00', end: '15:00', days: [1, 2, 3] })
    const late = await shift({ name: 'Weekend', start: '13:30', end: '22:00', days: [0, 6] })
    const assignments = [
      { from: '2026-11-03', shift: early },
      { from: '2026-11-06', shift: undefined },
      { from: '2026-11-08', shift: late },
      { from: '2026-11-19', shift: early },
    ]
    for (const entry of assignments.toReversed()) await assign(sewer, entry.shift?._id ?? null, entry.from)

    for (const start of ['2026-10-29', '2026-11-01', '2026-11-05', '2026-11-15', '2026-11-30']) {
      const days = only((await week({ from: start })).data)
      expect(days.map(({ date }) => date)).toEqual(eachDay(start, addDays(start, 6)))
      for (const day of days) {
        const held = shiftOn(assignments, day.date)?.shift
        expect(day, day.date).toMatchObject({
          shiftId: held?._id ?? null,
          name: held?.name ?? null,
          start: held?.start ?? formatWallTime(specifiedSchedule.paidFrom),
          end: held?.end ?? formatWallTime(specifiedSchedule.paidUntil),
          working: isWorkingDay(day.date, held?.days),
        })
      }
    }
  })

  it('shows a removed shift for as long as it holds', async () => {
    const { _id } = await shift({ name: 'Old', start: '06:00', end: '15:00' })
    await assign(sewer, _id, from)
    await shift({ _id, status: false })
    expect(only((await week()).data)[0]).toMatchObject({ shiftId: _id, name: 'Old', start: '06:00' })
  })

  it('shows confirmed leaves on the days that they cover, and no others', async () => {
    await leave(sewer, '2026-11-10', '2026-11-16', 'confirmed')
    await leave(sewer, '2026-11-18', '2026-11-18', 'requested')
    await leave(sewer, '2026-11-19', '2026-11-19', 'rejected')
    await leave(sewer, '2026-11-20', '2026-11-20', 'confirmed', false)
    await leave(sewer, '2026-11-22', '2026-11-30', 'confirmed')
    expect(only((await week()).data).map(({ leaveType }) => leaveType)).toEqual([
      'Sick',
      ...Array(5).fill(null),
      'Sick',
    ])
  })

  it('lists active employees by name, page by page, with their exact count', async () => {
    // The codes sort in the opposite order of the names.
    const code = (first: string) => `${first}-${crypto.randomUUID()}`
    await tahi.addPerson('user', branch, { firstName: 'Bea', lastName: 'Abad', code: code('A') })
    await tahi.addPerson('user', branch, { firstName: 'Ada', lastName: 'Abad', code: code('B') })
    const gone = await tahi.addPerson('user', branch, { lastName: 'Aaron' })
    await tahi.database.asOwner((queries) =>
      sql`update person set active = false where id = ${gone.id}`.execute(queries),
    )
    const names = ({ data }: { data: ShiftWeekRow[] }) =>
      data.map(({ employee }) => `${employee.lastName} ${employee.firstName}`)
    expect(names(await week())).toEqual(['Abad Ada', 'Abad Bea', 'Santos Ana'])
    const second = await week({ page: 2, pageSize: 2 })
    expect(second).toMatchObject({ total: 3, page: 2, pageSize: 2 })
    expect(names(second)).toEqual(['Santos Ana'])
  })

  it('is searched by user ID and name', async () => {
    const code = `Q-${crypto.randomUUID().slice(0, 8)}`
    await tahi.addPerson('user', branch, { code, firstName: 'Maria Luz', lastName: 'Cruz' })
    for (const search of [code.toLowerCase(), 'luz cruz']) {
      const { data, total } = await week({ search })
      expect(total).toBe(1)
      expect(data[0]?.employee.userId).toBe(code)
    }
    expect((await week({ search: 'nobody' })).total).toBe(0)
  })

  it('is filtered by department and designation', async () => {
    const other = await tahi.addPerson('user', branch)
    const [department, designation] = [crypto.randomUUID(), crypto.randomUUID()]
    await tahi.database.asOwner(async (queries) => {
      await sql`insert into department (id, name) values (${department}, ${department})`.execute(queries)
      await sql`insert into designation (id, department_id, name)
        values (${designation}, ${department}, ${designation})`.execute(queries)
      await sql`update person set department_id = ${department}, designation_id = ${designation}
        where id = ${other.id}`.execute(queries)
    })
    for (const query of [{ departmentId: department }, { designationId: designation }]) {
      const { data, total } = await week(query)
      expect(total).toBe(1)
      expect(data[0]).toMatchObject({ employee: { _id: other.id }, designationName: designation })
    }
    expect((await week({ departmentId: crypto.randomUUID() })).total).toBe(0)
  })

  it('is filtered by the shift that holds on its first day', async () => {
    const { _id } = await shift({ name: 'Early', start: '06:00', end: '15:00' })
    const usual = await tahi.addPerson('user', branch)
    const former = await tahi.addPerson('user', branch)
    await assign(sewer, _id, '2026-11-18')
    await assign(former, _id, '2026-11-02')
    await assign(former, null, from)
    const ids = async (shiftId: string, day: string) =>
      (await week({ shiftId, from: day })).data.map(({ employee }) => employee._id).toSorted()
    const sorted = (...people: Person[]) => people.map(({ id }) => id).toSorted()
    expect(await ids(_id, from)).toEqual([])
    expect(await ids('none', from)).toEqual(sorted(sewer, usual, former))
    expect(await ids(_id, '2026-11-18')).toEqual(sorted(sewer))
    expect(await ids('none', '2026-11-18')).toEqual(sorted(usual, former))
    expect(await ids(_id, '2026-11-10')).toEqual(sorted(former))
  })

  it('is of their own branch for a manager, and of any for an HR Manager', async () => {
    const other = await tahi.addBranch()
    const stranger = await tahi.addPerson('user', other)
    const refused = await tahi.call(manager, listShiftWeek, { query: { from, branchId: other } })
    expect(refused.failure).toMatchObject({ code: 'not_found', msg: texts.recordNotFound })
    expect((await week({ search: stranger.code })).total).toBe(0)

    const hr = await tahi.addPerson('hr')
    expect((await week({ branchId: other }, hr)).data).toMatchObject([{ employee: { _id: stranger.id } }])
    expect((await week({ branchId: 'all', search: stranger.code }, hr)).total).toBe(1)
  })
})
