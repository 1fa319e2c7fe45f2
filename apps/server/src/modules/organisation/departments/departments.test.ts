import { randomUUID } from 'node:crypto'
import {
  createDepartment,
  createDesignation,
  type Input,
  listDepartments,
  listDesignations,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { organisationRows } from '../../../../test/fixtures/organisation-rows.ts'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'

describe('departments', () => {
  let tahi: TestServer
  let behind: ReturnType<typeof organisationRows>
  let admin: Person
  let branch: string
  /** Part of every name, so that tests do not see each other's. */
  let mark: string

  beforeEach(async () => {
    tahi = await server()
    behind = organisationRows(tahi)
    admin = await tahi.addPerson('admin')
    branch = await tahi.addBranch()
    mark = randomUUID().slice(0, 8)
  })

  const save = (body: Input<typeof createDepartment>['body']) => tahi.call(admin, createDepartment, { body })
  const make = async (name: string) => (await save({ departmentName: `${mark} ${name}` })).ok.data
  const list = async (as = admin, id = 'all') =>
    (await tahi.call(as, listDepartments, { params: { id }, query: { search: mark } })).ok.data
  const designationsOf = async (departmentId: string) =>
    (await tahi.call(admin, listDesignations, { params: { id: 'all' }, query: { departmentId } })).ok.data

  it('are made, renamed and removed', async () => {
    const made = await make('Cutting')
    expect(made).toMatchObject({ departmentName: `${mark} Cutting`, people: 0, designations: 0, version: 1 })
    const renamed = await save({ _id: made._id, departmentName: `${mark} Cut`, version: 1 })
    expect(renamed.ok.data).toMatchObject({ departmentName: `${mark} Cut`, version: 2 })
    await save({ _id: made._id, status: false })
    expect(await list()).toEqual([])
  })

  it('do not share a name among the living, and need one', async () => {
    await make('Sewing')
    expect(await save({ departmentName: `${mark} SEWING` })).toMatchObject({
      status: 409,
      failure: { errors: [{ path: 'departmentName', msg: texts.organisation.department.taken }] },
    })
    for (const looksTheSame of [`${mark}\u00a0Sewing`, `\u200b${mark}  Sewing\ufeff`])
      expect(await save({ departmentName: looksTheSame })).toMatchObject({ status: 409 })
    expect((await save({})).failure).toMatchObject({ errors: [{ path: 'departmentName' }] })
  })

  it('are known to everybody; people are counted as far as one may know of them', async () => {
    const { _id } = await make('Packing')
    const other = await tahi.addBranch()
    const [own, foreign] = [await tahi.addPerson('user', branch), await tahi.addPerson('user', other)]
    for (const person of [own, foreign]) await behind.put(person, _id, null)
    const manager = await tahi.addPerson('manager', branch)
    const people = async (as: Person, id?: string) => (await list(as, id)).map((row) => row.people)
    expect(await people(admin)).toEqual([2])
    expect(await people(admin, other)).toEqual([1])
    expect(await people(manager)).toEqual([1])
    expect(await people(own)).toEqual([1])
    expect(await people(await tahi.addPerson('user', branch))).toEqual([0])
    const listedOf = (as: Person, id: string) => tahi.call(as, listDepartments, { params: { id }, query: {} })
    expect((await listedOf(manager, other)).status).toBe(404)
    expect((await listedOf(admin, randomUUID())).status).toBe(404)
  })

  it('without people are removed with their designations and the quotas to come', async () => {
    const { _id: department } = await make('Idle')
    const designation = await behind.designation(department, 'Sweeper')
    const past = await behind.quota(branch, { department, designation }, { day: '2026-11-17' })
    const today = await behind.quota(branch, { department, designation })
    await save({ _id: department, status: false })
    expect(await designationsOf(department)).toEqual([])
    expect(await behind.quotaNow(past)).toMatchObject({ active: true })
    expect(await behind.quotaNow(today)).toMatchObject({ active: false })
  })

  it('with people ask where they go', async () => {
    const { _id } = await make('Busy')
    await behind.put(await tahi.addPerson('user', branch), _id, null)
    await behind.put(await tahi.addPerson('user', branch), _id, null)
    expect(await save({ _id, status: false })).toMatchObject({
      status: 400,
      failure: {
        errors: [
          {
            path: 'moveTo',
            msg: '2 people still belong to this department. Choose the department where they go.',
          },
        ],
      },
    })
    const gone = await make('Gone')
    await save({ _id: gone._id, status: false })
    for (const moveTo of [_id, gone._id, randomUUID()])
      expect((await save({ _id, status: false, moveTo })).failure.errors?.[0]?.path, moveTo).toBe('moveTo')
    expect(await list()).toMatchObject([{ _id, people: 2 }])
  })

  it('hand people, designations and quotas to come over', async () => {
    const [from, to] = [(await make('From'))._id, (await make('To'))._id]
    const sewer = await behind.designation(from, 'Sewer')
    const [cutter, cutterThere] = [
      await behind.designation(from, 'CUTTER'),
      await behind.designation(to, 'Cutter'),
    ]
    const people = []
    for (const designation of [sewer, cutter, null]) {
      const person = await tahi.addPerson('user', branch)
      await behind.put(person, from, designation)
      people.push(person)
    }
    const ofSewer = await behind.quota(branch, { department: from, designation: sewer })
    const ofCutter = await behind.quota(branch, { department: from, designation: cutter })
    const before = await behind.quota(
      branch,
      { department: from, designation: cutter },
      { day: '2026-11-17' },
    )

    const removed = (await save({ _id: from, status: false, moveTo: to })).ok.data
    expect(removed).toMatchObject({ status: false, people: 0, designations: 0 })
    expect(await Promise.all(people.map((person) => behind.placeOf(person)))).toEqual([
      { department: to, designation: sewer },
      { department: to, designation: cutterThere },
      { department: to, designation: null },
    ])
    expect(await designationsOf(to)).toMatchObject([
      { _id: cutterThere, people: 1 },
      { _id: sewer, people: 1 },
    ])
    expect(await behind.quotaNow(ofSewer)).toEqual({ department: to, designation: sewer, active: true })
    expect(await behind.quotaNow(ofCutter)).toEqual({
      department: to,
      designation: cutterThere,
      active: true,
    })
    expect(await behind.quotaNow(before)).toEqual({ department: from, designation: cutter, active: true })
    const trail = await behind.run(sql`
      select action from audit_entry where entity_id in (${from}, ${sewer}, ${cutter}) order by id`)
    expect(trail.slice(1)).toEqual(
      expect.arrayContaining([
        { action: 'designation.change' },
        { action: 'designation.remove' },
        { action: 'department.remove' },
      ]),
    )
  })

  it('are removed while records of their people are just being written', async () => {
    const [from, to] = [(await make('Leaving'))._id, (await make('Staying'))._id]
    const person = await tahi.addPerson('user', branch)
    await behind.put(person, from, null)
    const { removed } = await tahi.database.asOwner(async (queries) => {
      // What a record that names the person locks until it is committed.
      await sql`select from person where id = ${person.id} for key share`.execute(queries)
      const removed = save({ _id: from, status: false, moveTo: to })
      // On the embedded database it begins afterwards.
      if (!tahi.database.embedded) await removed
      return { removed }
    })
    expect((await removed).status).toBe(200)
    expect(await behind.placeOf(person)).toMatchObject({ department: to })
  })

  it('find nobody in a designation of a removed one', async () => {
    const [from, to] = [(await make('Old'))._id, (await make('New'))._id]
    const designation = await behind.designation(from, 'Presser')
    await save({ _id: from, status: false })
    const revival = await tahi.call(admin, createDesignation, { body: { _id: designation, status: true } })
    expect(revival.failure).toMatchObject({ errors: [{ path: 'departmentName' }] })
    const body = { _id: designation, status: true, departmentName: to }
    expect((await tahi.call(admin, createDesignation, { body })).ok.data).toMatchObject({
      departmentName: to,
    })
  })

  it('take nobody in once removed', async () => {
    const { _id } = await make('Closed')
    const person = await tahi.addPerson('user', branch)
    await behind.put(person, _id, null)
    const removal = behind.run(sql`update department set active = false where id = ${_id}`)
    await expect(removal).rejects.toThrow('people still belong to this department')
    await behind.put(person, null, null)
    await save({ _id, status: false })
    await expect(behind.put(person, _id, null)).rejects.toThrow('the department was removed')
  })
})
