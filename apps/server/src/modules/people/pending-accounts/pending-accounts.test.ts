import { randomUUID } from 'node:crypto'
import {
  approveAccount,
  type Input,
  listPendingAccounts,
  login,
  readCurrentUser,
  refuseAccount,
  texts,
} from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'
import { mailsTo, visitorOf } from '../../../../test/fixtures/visitor.ts'

describe('pending accounts', () => {
  let tahi: TestServer
  let branch: string
  let admin: Person
  let hr: Person
  let manager: Person
  let department: string
  let designation: string

  beforeAll(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    admin = await tahi.addPerson('admin')
    hr = await tahi.addPerson('hr')
    manager = await tahi.addPerson('manager', branch)
    department = randomUUID()
    designation = randomUUID()
    await tahi.database.asOwner(async (queries) => {
      await queries.insertInto('department').values({ id: department, name: department }).execute()
      await queries
        .insertInto('designation')
        .values({ id: designation, department_id: department, name: designation })
        .execute()
    })
  })

  const list = async (as: Person, search: string) =>
    (await tahi.call(as, listPendingAccounts, { query: { search, page: 1 } })).ok
  const approve = (as: Person, _id: string, more: Partial<Input<typeof approveAccount>['body']> = {}) =>
    tahi.call(as, approveAccount, { body: { _id, firstName: 'Lorna', lastName: 'Cruz', ...more } })
  const refuse = (as: Person, _id: string, reason = 'Nobody here knows you') =>
    tahi.call(as, refuseAccount, { body: { _id, reason } })
  const personOf = (id: string) =>
    tahi.database.asOwner((queries) =>
      queries
        .selectFrom('person')
        .innerJoin('person_detail', 'person_detail.person_id', 'person.id')
        .selectAll()
        .where('person.id', '=', id)
        .executeTakeFirst(),
    )

  it('are those that are verified, with what was typed and nothing secret', async () => {
    const visitor = visitorOf(tahi)
    await visitor.register()
    expect((await list(admin, visitor.email)).total).toBe(0)
    const waiting = visitorOf(tahi)
    const id = await waiting.waitForApproval(admin, { role: 'act' })
    const { data, total } = await list(admin, waiting.email)
    expect(total).toBe(1)
    expect(data).toEqual([
      {
        _id: id,
        userId: waiting.userId,
        userIdTaken: false,
        email: waiting.email,
        role: 'act',
        createdAt: tahi.clock.now().toISOString(),
        verifiedAt: tahi.clock.now().toISOString(),
        can: ['approve', 'refuse'],
      },
    ])
  })

  it('are all the General Manager’s, the employees’ also their offices’ (D2)', async () => {
    const accountant = visitorOf(tahi)
    const accountantId = await accountant.waitForApproval(admin, { role: 'act' })
    const sewer = visitorOf(tahi)
    await sewer.waitForApproval(admin)
    const totals = async (email: string) =>
      Promise.all([admin, hr, manager].map(async (as) => (await list(as, email)).total))
    expect(await totals(accountant.email)).toEqual([1, 0, 0])
    expect(await totals(sewer.email)).toEqual([1, 1, 1])
    for (const as of [hr, manager]) {
      expect((await approve(as, accountantId)).status).toBe(404)
      expect((await refuse(as, accountantId)).status).toBe(404)
    }
    expect((await list(admin, accountant.email)).total).toBe(1)
  })

  it('become an employee of the HR Admin’s own branch, who signs in with the registered password', async () => {
    const visitor = visitorOf(tahi)
    const id = await visitor.waitForApproval(admin)
    const answer = await approve(manager, id, { departmentId: department, designationId: designation })
    expect(answer.ok).toEqual({ success: true, msg: texts.pendingAccounts.approved })
    expect(await personOf(id)).toMatchObject({
      code: visitor.userId,
      role: 'user',
      first_name: 'Lorna',
      last_name: 'Cruz',
      branch_id: branch,
      department_id: department,
      designation_id: designation,
      email: visitor.email,
      active: true,
    })
    expect((await list(admin, visitor.email)).total).toBe(0)
    const body = { userId: visitor.userId, password: visitor.password }
    expect((await tahi.call(null, login, { body })).failure.msg).toBe('For employees, use the application')
    const { token } = (await tahi.call(null, login, { body: { ...body, client: 'employee' } })).ok
    const me = await tahi.call({ ...manager, token }, readCurrentUser, {})
    expect(me.ok.data).toMatchObject({ _id: id, mustChangePassword: false })
    expect((await mailsTo(tahi, visitor.email)).at(-1)).toMatchObject({
      subject: 'Your account was approved',
    })
  })

  it('become an accountant of head office by the General Manager, whatever place is sent', async () => {
    const visitor = visitorOf(tahi)
    const id = await visitor.waitForApproval(admin, { role: 'act' })
    await approve(admin, id, { branchId: branch, departmentId: department })
    expect(await personOf(id)).toMatchObject({ role: 'act', branch_id: null, department_id: null })
    const body = { userId: visitor.userId, password: visitor.password }
    expect((await tahi.call(null, login, { body })).ok.role).toBe('act')
  })

  it('need a branch from those who have several, and from an HR Admin only their own', async () => {
    const other = await tahi.addBranch()
    const id = await visitorOf(tahi).waitForApproval(admin)
    expect((await approve(hr, id)).failure.errors).toEqual([
      { path: 'branchId', msg: texts.person.branchNeeded },
    ])
    expect((await approve(manager, id, { branchId: other })).status).toBe(404)
    expect((await approve(manager, id, { designationId: designation })).failure.errors?.[0]?.path).toBe(
      'designationId',
    )
    expect(await personOf(id)).toBeUndefined()
    expect((await approve(hr, id, { branchId: other })).status).toBe(200)
    expect(await personOf(id)).toMatchObject({ branch_id: other })
  })

  it('are approved once, however often and by whomever it is tried', async () => {
    const visitor = visitorOf(tahi)
    const id = await visitor.waitForApproval(admin)
    const both = await Promise.all([approve(manager, id), approve(hr, id, { branchId: branch })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = both[0]?.status === 200 ? manager : hr
    const loser = winner === hr ? manager : hr
    expect((await approve(winner, id, { branchId: branch })).status).toBe(200)
    expect((await approve(loser, id, { branchId: branch })).failure.msg).toBe(
      texts.pendingAccounts.alreadyApproved,
    )
    expect((await refuse(winner, id)).failure.msg).toBe(texts.pendingAccounts.alreadyApproved)
    const mails = await mailsTo(tahi, visitor.email)
    expect(mails.filter(({ subject }) => subject === 'Your account was approved')).toHaveLength(1)
  })

  it('are told to be approved already when other details are sent, and keep those that they have', async () => {
    const id = await visitorOf(tahi).waitForApproval(admin)
    const bare = { userId: '', branchId: branch, departmentId: null, designationId: null }
    expect((await approve(hr, id, bare)).status).toBe(200)
    const before = await personOf(id)
    const others = [
      { departmentId: department, designationId: designation },
      { firstName: 'Lorena' },
      { userId: 'SOME-1' },
      { branchId: await tahi.addBranch() },
    ]
    for (const other of others) {
      const { status, failure } = await approve(hr, id, { ...bare, ...other })
      expect([status, failure.msg]).toEqual([409, texts.pendingAccounts.alreadyApproved])
    }
    expect((await approve(hr, id, bare)).status).toBe(200)
    expect((await approve(hr, id, { ...bare, userId: before?.code })).status).toBe(200)
    expect(await personOf(id)).toEqual(before)
  })

  it('get another user ID where theirs is taken', async () => {
    const taken = await tahi.addPerson('user', branch)
    const visitor = visitorOf(tahi)
    const id = await visitor.waitForApproval(admin, { userId: taken.code.toLowerCase() })
    expect((await list(manager, visitor.email)).data).toMatchObject([{ userIdTaken: true }])
    const refused = await approve(manager, id)
    expect(refused.status).toBe(409)
    expect(refused.failure.errors).toEqual([{ path: 'userId', msg: texts.person.userIdTaken }])
    expect((await approve(manager, id, { userId: visitor.userId })).status).toBe(200)
    expect(await personOf(id)).toMatchObject({ code: visitor.userId })
    const other = await visitorOf(tahi).waitForApproval(admin, { userId: taken.code })
    expect((await approve(manager, other, { userId: '' })).status).toBe(200)
    expect(await personOf(other)).toMatchObject({ code: expect.stringMatching(/^EMP-\d{5}$/) })
  })

  it('are refused with a reason, which is mailed, and may be asked for again', async () => {
    const visitor = visitorOf(tahi)
    const id = await visitor.waitForApproval(admin)
    expect((await refuse(manager, id, 'no')).failure.errors?.[0]?.path).toBe('reason')
    expect((await refuse(manager, id)).ok.msg).toBe(texts.pendingAccounts.refused)
    expect((await refuse(manager, id)).status).toBe(200)
    const mails = (await mailsTo(tahi, visitor.email)).filter(({ code }) => code === null)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Nobody here knows you')
    expect((await approve(admin, id, { branchId: branch })).failure.msg).toBe(
      texts.pendingAccounts.alreadyRefused,
    )
    const { userId, password } = visitor
    expect((await tahi.call(null, login, { body: { userId, password } })).failure.msg).toBe(
      texts.signIn.wrong,
    )
    expect(await visitor.waitForApproval(admin)).not.toBe(id)
  })

  it('are audited where they were decided', async () => {
    const [approved, refused] = [
      await visitorOf(tahi).waitForApproval(admin),
      await visitorOf(tahi).waitForApproval(admin),
    ]
    await approve(manager, approved)
    await refuse(manager, refused)
    const trail = (id: string) =>
      tahi.database.asOwner((queries) =>
        queries
          .selectFrom('audit_entry')
          .select(['action', 'branch_id', 'reason'])
          .where('entity_id', '=', id)
          .where('actor_id', '=', manager.id)
          .execute(),
      )
    expect(await trail(approved)).toEqual([{ action: 'person.add', branch_id: branch, reason: null }])
    expect(await trail(refused)).toEqual([
      { action: 'registration.refuse', branch_id: branch, reason: 'Nobody here knows you' },
    ])
  })
})
