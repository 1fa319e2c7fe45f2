import { randomUUID } from 'node:crypto'
import {
  createDepartment,
  createDesignation,
  type Input,
  limits,
  listDesignations,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { organisationRows } from '../../../../test/fixtures/organisation-rows.ts'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'

describe('designations', () => {
  let tahi: TestServer
  let behind: ReturnType<typeof organisationRows>
  let admin: Person
  let branch: string
  let cutting: string
  let sewing: string

  beforeEach(async () => {
    tahi = await server()
    behind = organisationRows(tahi)
    admin = await tahi.addPerson('admin')
    branch = await tahi.addBranch()
    cutting = await behind.department(`Cutting ${randomUUID()}`)
    sewing = await behind.department(`Sewing ${randomUUID()}`)
  })

  const save = (body: Input<typeof createDesignation>['body']) =>
    tahi.call(admin, createDesignation, { body })
  const make = async (designationName: string, departmentName = cutting) =>
    (await save({ designationName, departmentName })).ok.data._id
  const list = async (departmentId: string, as = admin) =>
    (await tahi.call(as, listDesignations, { params: { id: 'all' }, query: { departmentId } })).ok.data
  const employ = async (department: string, designation: string) => {
    const person = await tahi.addPerson('user', branch)
    await behind.put(person, department, designation)
    return person
  }

  it('are made in a department, renamed and removed', async () => {
    const _id = await make('Cutter')
    expect(await list(cutting)).toMatchObject([
      {
        _id,
        designationName: 'Cutter',
        departmentName: cutting,
        departmentTitle: expect.stringMatching(/^Cut/),
      },
    ])
    expect((await save({ _id, designationName: 'Cloth cutter' })).ok.data.version).toBe(2)
    await save({ _id, status: false })
    expect(await list(cutting)).toEqual([])
  })

  it('are listed by department, then by name', async () => {
    for (const [name, department] of [
      ['b', sewing],
      ['a', sewing],
      ['z', cutting],
    ] as const)
      await make(name, department)
    const all = async (sort?: string) => {
      const query = { pageSize: 500, page: 1, sort }
      const { ok } = await tahi.call(admin, listDesignations, { params: { id: ':id' }, query })
      return ok.data
        .filter(({ departmentName }) => [cutting, sewing].includes(departmentName))
        .map(({ designationName }) => designationName)
    }
    expect(await all()).toEqual(['z', 'a', 'b'])
    expect(await all('-designationName')).toEqual(['z', 'b', 'a'])
  })

  it('are those of no branch that there is not', async () => {
    const listed = (id: string) => tahi.call(admin, listDesignations, { params: { id }, query: {} })
    expect((await listed(branch)).status).toBe(200)
    expect((await listed(randomUUID())).status).toBe(404)
  })

  it('share a name only between departments', async () => {
    await make('Helper')
    expect(await save({ designationName: 'HELPER', departmentName: cutting })).toMatchObject({
      status: 409,
      failure: { errors: [{ path: 'designationName', msg: texts.organisation.designation.taken }] },
    })
    const there = await make('helper', sewing)
    expect((await save({ _id: there, departmentName: cutting })).status).toBe(409)
    expect(await list(sewing)).toMatchObject([{ _id: there }])
  })

  it.each([
    ['designationName', () => ({ departmentName: cutting })],
    ['departmentName', () => ({ designationName: 'Cutter' })],
    ['departmentName', () => ({ designationName: 'Cutter', departmentName: randomUUID() })],
    ['departmentName', () => ({ designationName: 'Cutter', departmentName: 'Cutting' })],
  ])('need a %s that can be', async (path, body) => {
    expect((await save(body())).failure).toMatchObject({ code: 'invalid', errors: [{ path }] })
  })

  it('are not put into a department that was removed', async () => {
    await tahi.call(admin, createDepartment, { body: { _id: sewing, status: false } })
    const msg = texts.organisation.gone
    const expected = { errors: [{ path: 'departmentName', msg }] }
    expect((await save({ designationName: 'Sewer', departmentName: sewing })).failure).toMatchObject(expected)
    const _id = await make('Cutter')
    expect((await save({ _id, departmentName: sewing })).failure).toMatchObject(expected)
  })

  it('take their people and quotas to come into another department', async () => {
    const _id = await make('Trimmer')
    const person = await employ(cutting, _id)
    const quota = await behind.quota(branch, { department: cutting, designation: _id })
    await save({ _id, departmentName: sewing })
    expect(await behind.placeOf(person)).toEqual({ department: sewing, designation: _id })
    expect(await behind.quotaNow(quota)).toMatchObject({ department: sewing, designation: _id })
  })

  it('with people ask which one they get', async () => {
    const [from, to] = [await make('Sewer', sewing), await make('Cutter')]
    const person = await employ(sewing, from)
    expect((await save({ _id: from, status: false })).failure).toMatchObject({
      code: 'invalid',
      errors: [
        {
          path: 'moveTo',
          msg: '1 person still belongs to this designation. Choose the designation they get.',
        },
      ],
    })
    for (const moveTo of [from, randomUUID()])
      expect((await save({ _id: from, status: false, moveTo })).failure.errors?.[0]?.path).toBe('moveTo')
    await save({ _id: from, status: false, moveTo: to })
    expect(await behind.placeOf(person)).toEqual({ department: cutting, designation: to })
    const trail = await behind.run(sql`select action, after from audit_entry where entity_id = ${person.id}`)
    expect(trail).toEqual([{ action: 'person.move', after: { departmentId: cutting, designationId: to } }])
  })

  it('hand their quotas to come over, but keep one of today that would meet another of its style', async () => {
    const [from, to] = [await make('Sewer', sewing), await make('Cutter')]
    await employ(sewing, from)
    const old = { department: sewing, designation: from }
    const past = await behind.quota(branch, old, { day: '2026-11-17' })
    const polo = await behind.quota(branch, old)
    const skirt = await behind.quota(branch, old, { style: 'Skirt' })
    const tomorrow = await behind.quota(branch, old, { day: '2026-11-19' })
    const poloThere = await behind.quota(branch, { department: cutting, designation: to }, { style: 'POLO' })
    const skirtThere = await behind.quota(
      branch,
      { department: cutting, designation: to },
      { style: 'skirt' },
    )
    await behind.run(sql`update quota set active = false where id = ${skirtThere}`)
    const poloElsewhere = await behind.quota(await tahi.addBranch(), old)
    const others = { department: sewing, designation: await make('Trimmer', sewing) }
    const theirs = await behind.quota(branch, others, { style: 'Shirt' })
    await save({ _id: from, status: false, moveTo: to })
    expect(await behind.quotaNow(past)).toEqual({ ...old, active: true })
    for (const quota of [skirt, tomorrow, poloElsewhere])
      expect(await behind.quotaNow(quota)).toEqual({ department: cutting, designation: to, active: true })
    expect(await behind.quotaNow(polo)).toEqual({ ...old, active: true })
    expect(await behind.quotaNow(poloThere)).toMatchObject({ active: true })
    expect(await behind.quotaNow(theirs)).toEqual({ ...others, active: true })
  })

  it('join their quotas of the days after with those of the same style, and keep what was reported on', async () => {
    const [from, to] = [await make('Sewer', sewing), await make('Cutter')]
    const sewer = await employ(sewing, from)
    const [old, next] = [
      { department: sewing, designation: from },
      { department: cutting, designation: to },
    ]
    const [day, otherDay] = ['2026-11-19', '2026-11-20']
    const polo = await behind.quota(branch, old, { day })
    const poloThere = await behind.quota(branch, next, { day, style: 'POLO' })
    const largest = await behind.quota(branch, old, { day: otherDay })
    const largestThere = await behind.quota(branch, next, { day: otherDay })
    await behind.run(sql`update quota set target = ${limits.largestTarget} where id = ${largestThere}`)
    // Counted without a line before HR put it on another day.
    const reported = await behind.quota(branch, old, { day, style: 'Skirt' })
    const reportedThere = await behind.quota(branch, next, { day, style: 'Skirt' })
    await behind.run(sql`
      insert into quota_progress (id, branch_id, quota_id, person_id, amount, reported_by, reported_by_name)
      values (${randomUUID()}, ${branch}, ${reported}, ${sewer.id}, 5, ${sewer.id}, 'Ana')`)
    expect((await save({ _id: from, status: false, moveTo: to })).status).toBe(200)

    const targetOf = async (id: string) =>
      (await behind.run(sql<{ target: number }>`select target from quota where id = ${id}`))[0]?.target
    for (const quota of [polo, largest])
      expect(await behind.quotaNow(quota)).toEqual({ ...old, active: false })
    expect(await targetOf(poloThere)).toBe(20)
    expect(await targetOf(largestThere)).toBe(limits.largestTarget)
    expect(await behind.quotaNow(reported)).toEqual({ ...old, active: true })
    expect(await targetOf(reportedThere)).toBe(10)
    const trail = await behind.run(sql`
      select action, before, after from audit_entry where entity_id in (${polo}, ${poloThere}) order by action`)
    expect(trail).toEqual([
      { action: 'quota.change', before: { target: 10 }, after: { target: 20 } },
      { action: 'quota.remove', before: { designationId: from }, after: { joined: poloThere } },
    ])
  })

  it('without people are removed with the quotas to come', async () => {
    const designation = await make('Nobody')
    const quota = await behind.quota(branch, { department: cutting, designation })
    const theirs = await behind.quota(branch, { department: cutting, designation: await make('Trimmer') })
    await save({ _id: designation, status: false })
    expect(await behind.quotaNow(quota)).toMatchObject({ active: false })
    expect(await behind.quotaNow(theirs)).toMatchObject({ active: true })
  })

  it('take those who are deactivated along, who would come back to nothing', async () => {
    const [from, to] = [await make('Sewer', sewing), await make('Cutter')]
    const former = await employ(sewing, from)
    await behind.run(sql`update person set active = false where id = ${former.id}`)
    expect((await list(sewing))[0]?.people).toBe(0)
    await save({ _id: from, status: false, moveTo: to })
    expect(await behind.placeOf(former)).toEqual({ department: cutting, designation: to })
  })

  it('take nobody in once removed', async () => {
    const _id = await make('Closed')
    const person = await employ(cutting, _id)
    const removal = behind.run(sql`update designation set active = false where id = ${_id}`)
    await expect(removal).rejects.toThrow('people still belong to this designation')
    await behind.put(person, null, null)
    await save({ _id, status: false })
    await expect(behind.put(person, null, _id)).rejects.toThrow('the designation was removed')
  })
})
