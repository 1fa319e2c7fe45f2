import { randomUUID } from 'node:crypto'
import {
  type Announcement,
  approveAccount,
  createAnnouncement,
  markNotificationsRead,
  noteAnnouncementRead,
  refuseAccount,
  saveNotificationChoices,
  sendMessage,
} from '@tahi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hangUp, listen } from '../../../test/fixtures/live.ts'
import { bellOf, toldOf } from '../../../test/fixtures/notifications.ts'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'
import { visitorOf } from '../../../test/fixtures/visitor.ts'

afterAll(hangUp)

let tahi: TestServer
let branch: string
let people: Record<
  'admin' | 'otherAdmin' | 'hr' | 'act' | 'manager' | 'sewer' | 'otherManager' | 'stranger',
  Person
>

beforeAll(async () => {
  tahi = await server()
  branch = await tahi.addBranch()
  const other = await tahi.addBranch()
  people = {
    admin: await tahi.addPerson('admin'),
    otherAdmin: await tahi.addPerson('admin'),
    hr: await tahi.addPerson('hr'),
    act: await tahi.addPerson('act'),
    manager: await tahi.addPerson('manager', branch),
    sewer: await tahi.addPerson('user', branch),
    otherManager: await tahi.addPerson('manager', other),
    stranger: await tahi.addPerson('user', other),
  }
})

describe('an account that waits', () => {
  it('is told to the General Managers, once, and leads them to it', async () => {
    const visitor = visitorOf(tahi)
    await visitor.register({ role: 'act' })
    expect(await toldOf(tahi, people, visitor.userId)).toEqual([])
    const waiting = visitorOf(tahi)
    const _id = await waiting.waitForApproval(people.admin, { role: 'hr' })
    expect(await toldOf(tahi, people, waiting.userId)).toEqual(['admin', 'otherAdmin'])
    expect((await bellOf(tahi, people.admin))[0]).toMatchObject({
      kind: 'accountWaiting',
      title: 'Account waiting',
      message: expect.stringMatching(`^${waiting.userId} .*: HR Manager$`),
      href: '/employees?pending=open',
    })
    await tahi.call(people.admin, approveAccount, { body: { _id, firstName: 'Lorna', lastName: 'Cruz' } })
    expect(
      (await bellOf(tahi, people.admin)).filter(({ message }) => message.includes(waiting.userId)),
    ).toHaveLength(1)
  })

  it.each([
    ['approved', approveAccount, { firstName: 'Lorna', lastName: 'Cruz' }],
    ['refused', refuseAccount, { reason: 'Nobody here knows you' }],
  ] as const)(
    'is told in one notice with others for its role, no news any more once all are %s',
    async (_, decide, decision) => {
      await tahi.database.asOwner((queries) => sql`delete from registration`.execute(queries))
      const [first, accountant, second] = [visitorOf(tahi), visitorOf(tahi), visitorOf(tahi)]
      const ids = [await first.waitForApproval(people.admin, { role: 'hr' })]
      await accountant.waitForApproval(people.admin, { role: 'act' })
      ids.push(await second.waitForApproval(people.admin, { role: 'hr' }))
      const told = async (person: Person) =>
        (await bellOf(tahi, person))
          .filter(({ kind }) => kind === 'accountWaiting')
          .map(({ message, read }) => ({ message, read }))
      const ofBoth = `${second.userId} and 1 other ask for an account: HR Manager`
      const ofAccountant = `${accountant.userId} asks for an account: Accountant`
      for (const [decided, _id] of ids.entries()) {
        await tahi.call(people.admin, decide as typeof approveAccount, {
          body: { _id, ...decision } as never,
        })
        for (const person of [people.admin, people.otherAdmin])
          expect(new Set(await told(person))).toEqual(
            new Set([
              { message: ofBoth, read: decided === 1 },
              { message: ofAccountant, read: false },
            ]),
          )
      }
    },
  )

  it('is told to offices that want it where it is theirs to decide: an employee’s', async () => {
    const kinds = [{ kind: 'accountWaiting' as const, bell: true, push: true }]
    const wanting = { manager: await tahi.addPerson('manager', branch), hr: await tahi.addPerson('hr') }
    for (const person of Object.values(wanting))
      await tahi.call(person, saveNotificationChoices, { body: { kinds } })
    const [sewer, accountant] = [visitorOf(tahi), visitorOf(tahi)]
    await sewer.waitForApproval(people.admin)
    await accountant.waitForApproval(people.admin, { role: 'act' })
    expect(await toldOf(tahi, wanting, sewer.userId)).toEqual(['manager', 'hr'])
    expect(await toldOf(tahi, wanting, accountant.userId)).toEqual([])
  })
})

describe('an announcement', () => {
  const post = async (as: Person, fields: { title: string; branchId?: string }): Promise<Announcement> =>
    (await tahi.call(as, createAnnouncement, { body: { _id: randomUUID(), desc: 'Sa Lunes', ...fields } })).ok
      .data

  it('of a branch is told to everybody there but who posted it', async () => {
    const title = `Branch party ${randomUUID()}`
    await post(people.manager, { title })
    expect(await toldOf(tahi, people, title)).toEqual(['sewer'])
    expect((await bellOf(tahi, people.sewer))[0]).toMatchObject({
      kind: 'announcement',
      title: 'New announcement',
      message: title,
    })
  })

  it('to all is told to all, head office included', async () => {
    const title = `Closed on Monday ${randomUUID()}`
    await post(people.admin, { title, branchId: 'All' })
    const { admin: _, ...others } = people
    expect(await toldOf(tahi, people, title)).toEqual(Object.keys(others))
  })

  it('leads employees to the application, and everybody else to the console', async () => {
    const title = `Where it stands ${randomUUID()}`
    const { _id } = await post(people.admin, { title, branchId: 'All' })
    const leadsTo = async (person: Person) =>
      (await bellOf(tahi, person)).find(({ message }) => message === title)?.href
    for (const person of [people.sewer, people.stranger])
      expect(await leadsTo(person)).toBe('/app/announcements')
    for (const person of [people.manager, people.hr, people.act])
      expect(await leadsTo(person)).toBe(`/announcement?show=${_id}`)
  })

  it('is told once by who repeats it, and not to who is deactivated', async () => {
    const gone = await tahi.addPerson('user', branch)
    await tahi.database.asOwner((queries) =>
      queries.updateTable('person').set({ active: false }).where('id', '=', gone.id).execute(),
    )
    const title = `Fire drill ${randomUUID()}`
    const body = { _id: randomUUID(), title, desc: 'Sa Lunes' }
    await tahi.call(people.manager, createAnnouncement, { body })
    await tahi.call(people.manager, createAnnouncement, { body })
    await tahi.call(people.manager, createAnnouncement, {
      body: { _id: body._id, desc: 'Sa Lunes.', correction: true },
    })
    const told = (await bellOf(tahi, people.sewer)).filter(({ message }) => message === title)
    expect(told).toHaveLength(1)
    const { rows } = await tahi.database.asOwner(async (queries) => ({
      rows: await queries.selectFrom('notification').select('id').where('person_id', '=', gone.id).execute(),
    }))
    expect(rows).toEqual([])
  })

  it('is told live by one event for all', async () => {
    const hearing = await listen(tahi, people.sewer)
    await post(people.manager, { title: `Heard ${randomUUID()}` })
    expect((await hearing.all()).map(({ name }) => name)).toEqual(['announcement-changed'])
  })

  it('that changes is told again, in place of what was told before', async () => {
    const { _id } = await post(people.manager, { title: `Drill at ten ${randomUUID()}` })
    const title = `Drill at two ${randomUUID()}`
    const toldOfIt = async () =>
      (await bellOf(tahi, people.sewer)).filter(({ message }) => message.startsWith('Drill at'))
    await tahi.call(people.sewer, markNotificationsRead, { body: {} })
    for (const body of [{ title }, { title }, { title: `${title}!`, correction: true }, {}])
      await tahi.call(people.hr, createAnnouncement, { body: { _id, ...body } })
    expect(await toldOfIt()).toMatchObject([{ title: 'Announcement changed', message: title, read: false }])
    expect(await toldOf(tahi, people, title)).toEqual(['manager', 'sewer'])
    await tahi.call(people.manager, createAnnouncement, { body: { _id, endDate: '2027-01-04' } })
    expect(await toldOfIt()).toHaveLength(1)
  })

  it('that is given to another branch is told there, and to the former no longer', async () => {
    const title = `Wrong branch ${randomUUID()}`
    const { _id } = await post(people.admin, { title, branchId: branch })
    const other = people.stranger.branchId ?? ''
    const moved = `${title}, at noon`
    await tahi.call(people.admin, createAnnouncement, { body: { _id, branchId: other, title: moved } })
    expect(await toldOf(tahi, people, title)).toEqual(['otherManager', 'stranger'])
    // They have not heard of it before.
    const told = (await bellOf(tahi, people.stranger)).find(({ message }) => message === moved)
    expect(told?.title).toBe('New announcement')
  })

  it('that is moved with a small correction is told to those it is new to', async () => {
    const title = `Elsewhere ${randomUUID()}`
    const { _id } = await post(people.admin, { title, branchId: branch })
    const body = { _id, branchId: people.stranger.branchId ?? '', desc: 'Sa Martes', correction: true }
    await tahi.call(people.admin, createAnnouncement, { body })
    expect(await toldOf(tahi, people, title)).toContain('stranger')
  })

  it('of one branch that is for all now is told to those it is new to, and not to who has read it', async () => {
    const title = `For all of us ${randomUUID()}`
    const { _id } = await post(people.admin, { title, branchId: branch })
    const save = (fields: object, by = people.hr) =>
      tahi.call(by, createAnnouncement, { body: { _id, ...fields } })
    const told = async (person: Person) =>
      (await bellOf(tahi, person)).filter(({ message }) => message.startsWith(title))
    await tahi.call(people.sewer, noteAnnouncementRead, { body: { _id } })
    await save({ branchId: 'All' })
    // Its author and whoever moved it know it.
    const { admin: _, hr: __, ...others } = people
    expect(await toldOf(tahi, people, title)).toEqual(Object.keys(others))
    const news = { title: 'New announcement', message: title }
    expect(await told(people.sewer)).toMatchObject([{ ...news, read: true }])
    expect(await told(people.manager)).toMatchObject([{ ...news, read: false }])
    expect(await told(people.stranger)).toMatchObject([{ ...news, read: false }])

    await tahi.call(people.stranger, noteAnnouncementRead, { body: { _id } })
    for (const branchId of [branch, 'All']) await save({ branchId })
    expect(await told(people.stranger)).toEqual([])
    expect(await told(people.otherManager)).toMatchObject([news])
  })

  it('of one branch that is for all and says something else is a change there, and new elsewhere', async () => {
    const title = `Drill for all ${randomUUID()}`
    const { _id } = await post(people.manager, { title })
    const body = { _id, branchId: 'All', desc: 'Sa Martes' }
    await tahi.call(people.hr, createAnnouncement, { body })
    const told = async (person: Person) =>
      (await bellOf(tahi, person)).filter(({ message }) => message === title)
    for (const person of [people.sewer, people.manager])
      expect(await told(person)).toMatchObject([{ title: 'Announcement changed', read: false }])
    for (const person of [people.stranger, people.act])
      expect(await told(person)).toMatchObject([{ title: 'New announcement', read: false }])
    // Its author reads what a colleague made of it, like everybody.
    await tahi.call(people.manager, noteAnnouncementRead, { body: { _id, edition: 2 } })
    expect(await told(people.manager)).toMatchObject([{ read: true }])
  })

  it('reaches three hundred people at once', async () => {
    const crowded = await tahi.addBranch()
    const manager = await tahi.addPerson('manager', crowded)
    await tahi.database.asOwner(async (queries) => {
      await queries
        .insertInto('person')
        .values(
          Array.from({ length: 300 }, (_, place) => ({
            id: randomUUID(),
            code: `C-${crowded.slice(0, 8)}-${place}`,
            role: 'user',
            branch_id: crowded,
            first_name: 'Ana',
            last_name: 'Santos',
          })),
        )
        .execute()
      await sql`
        insert into person_detail (person_id, branch_id, email)
        select id, branch_id, id || '@example.com' from person
        where branch_id = ${crowded} and code like 'C-%'`.execute(queries)
    })
    const title = `Three hundred ${randomUUID()}`
    await post(manager, { title })
    const rows = await tahi.database.asOwner((queries) =>
      queries.selectFrom('notification').select('id').where('message', '=', title).execute(),
    )
    expect(rows).toHaveLength(300)
  })
})

it('a message stands in no bell but of those who want it', async () => {
  const send = (recipient: Person) =>
    tahi.call(people.sewer, sendMessage, { body: { recipientId: recipient.id, text: 'Sahod po: 5,000' } })
  await send(people.manager)
  const wanting = await tahi.addPerson('manager', branch)
  const kinds = [{ kind: 'message' as const, bell: true, push: false }]
  await tahi.call(wanting, saveNotificationChoices, { body: { kinds } })
  await send(wanting)
  expect((await bellOf(tahi, people.manager)).filter(({ kind }) => kind === 'message')).toEqual([])
  expect((await bellOf(tahi, wanting)).filter(({ kind }) => kind === 'message')).toMatchObject([
    { title: 'New Message', message: 'Ana Santos wrote to you', href: `/messages?with=${people.sewer.id}` },
  ])
})
