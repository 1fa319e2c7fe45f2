import { listNotifications, markNotificationsRead, notificationsRead, sendNotification } from '@tahi/contract'
import { millisecondsPerDay } from '@tahi/domain'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { hangUp, listen } from '../../../test/fixtures/live.ts'
import { bellOf } from '../../../test/fixtures/notifications.ts'
import { type Person, server, startServer, type TestServer, usualNow } from '../../../test/fixtures/server.ts'

let tahi: TestServer
let manager: Person
let sewer: Person
let colleague: Person

beforeEach(async () => {
  tahi = await server()
  const branch = await tahi.addBranch()
  manager = await tahi.addPerson('manager', branch)
  sewer = await tahi.addPerson('user', branch)
  colleague = await tahi.addPerson('user', branch)
})
afterAll(hangUp)

const send = async (to: Person, message: string, minute = 0) => {
  tahi.clock.set(new Date(usualNow.getTime() + minute * 60_000))
  const body = { userId: to.id, title: 'Note', message }
  const { _id } = (await tahi.call(manager, sendNotification, { body })).ok.data
  tahi.clock.set(usualNow)
  return _id
}
const unread = async (person: Person) =>
  (await tahi.call(person, listNotifications, { query: { read: 'false', page: 1, pageSize: 1 } })).ok.total

it('the bell has one’s own alone, the latest first, by the page', async () => {
  for (const minute of [1, 2, 3]) await send(sewer, `Number ${minute}`, minute)
  await send(colleague, 'Another’s')
  const page = (await tahi.call(sewer, listNotifications, { query: { page: 1, pageSize: 2 } })).ok
  expect(page).toMatchObject({ total: 3, page: 1, pageSize: 2 })
  expect(page.data.map(({ message }) => message)).toEqual(['Number 3', 'Number 2'])
  const older = (await tahi.call(sewer, listNotifications, { query: { page: 2, pageSize: 2 } })).ok
  expect(older.data.map(({ message }) => message)).toEqual(['Number 1'])
})

it('some or all are marked as read, which one’s other places hear, and others’ never', async () => {
  const ids = [await send(sewer, 'One'), await send(sewer, 'Two'), await send(sewer, 'Three')]
  const foreign = await send(colleague, 'Another’s')
  const [hearing, silent] = [await listen(tahi, sewer), await listen(tahi, colleague)]
  const some = await tahi.call(sewer, markNotificationsRead, { body: { ids: [ids[0] ?? '', foreign] } })
  expect(some.ok.data).toEqual({ unread: 2 })
  expect(await unread(sewer)).toBe(2)
  expect(await unread(colleague)).toBe(1)
  expect((await bellOf(tahi, sewer)).filter(({ read }) => read)).toMatchObject([{ message: 'One' }])
  expect((await tahi.call(sewer, markNotificationsRead, { body: {} })).ok.data).toEqual({ unread: 0 })
  await tahi.call(sewer, markNotificationsRead, { body: {} })
  const told = (left: number) => ({ name: notificationsRead.name, payload: { unread: left } })
  expect(await hearing.all()).toEqual([told(2), told(0)])
  expect(await silent.all()).toEqual([])
})

it('they are forgotten after ninety days, read or not', async () => {
  const own = await startServer()
  const branch = await own.addBranch()
  const [from, to] = [await own.addPerson('manager', branch), await own.addPerson('user', branch)]
  const write = (message: string) =>
    own.call(from, sendNotification, { body: { userId: to.id, title: 'Note', message } })
  await write('Old')
  own.clock.set(new Date(usualNow.getTime() + 1000))
  await write('Newer')
  const ninetyDays = 90 * millisecondsPerDay
  own.clock.set(new Date(usualNow.getTime() + ninetyDays))
  await own.runJob('forget notifications')
  const kept = () =>
    own.database.asOwner((queries) => queries.selectFrom('notification').select('message').execute())
  expect(await kept()).toHaveLength(2)
  own.clock.set(new Date(usualNow.getTime() + ninetyDays + 500))
  await own.runJob('forget notifications')
  expect(await kept()).toEqual([{ message: 'Newer' }])
  await own.close()
})
