import { createLeave, decideLeaves, type Input, readLeave, texts } from '@tahi/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

let tahi: TestServer
let branch: string
let manager: Person
let colleague: Person
let sewer: Person
let ids: [string, string]

beforeAll(async () => {
  tahi = await server()
  branch = await tahi.addBranch()
  manager = await tahi.addPerson('manager', branch)
  colleague = await tahi.addPerson('hr')
})

// Two requests as the manager saw them.
beforeEach(async () => {
  sewer = await tahi.addPerson('user', branch)
  const request = async (date: string) => {
    const body = { userId: sewer.id, leaveType: 'Sick', date, dateEnd: date } as const
    return (await tahi.call(manager, createLeave, { body })).ok.data._id
  }
  ids = [await request('2026-12-01'), await request('2026-12-02')]
})

const decide = async (
  person: Person,
  body: Omit<Input<typeof decideLeaves>['body'], 'ids'>,
  some: string[] = ids,
) => (await tahi.call(person, decideLeaves, { body: { ...body, ids: some } })).ok.data
const read = () =>
  Promise.all(ids.map(async (id) => (await tahi.call(manager, readLeave, { params: { id } })).ok.data))
const states = async () => (await read()).map(({ state }) => state)
const versions = async () => (await read()).map(({ _id, version }) => ({ _id, version }))

it('leaves alone what somebody else decided since it was seen, and names it', async () => {
  const seen = await versions()
  await decide(colleague, { state: 'confirmed', seen }, [ids[0]])
  const answer = await decide(manager, { state: 'rejected', seen })
  expect(answer).toEqual({
    decided: [ids[1]],
    refused: [{ _id: ids[0], msg: texts.leave.changedMeanwhile('confirmed') }],
  })
  expect(await states()).toEqual(['confirmed', 'rejected'])
})

it('leaves alone what its employee changed since it was seen', async () => {
  const seen = await versions()
  const longer = {
    _id: ids[0],
    userId: sewer.id,
    leaveType: 'Sick',
    date: '2026-11-30',
    dateEnd: '2026-12-01',
  }
  await tahi.call(sewer, createLeave, {
    body: { ...longer, version: 1 } as Input<typeof createLeave>['body'],
  })
  const refused = [{ _id: ids[0], msg: texts.leave.changedMeanwhile('requested') }]
  expect(await decide(manager, { state: 'confirmed', seen })).toEqual({ decided: [ids[1]], refused })
  // Works once the current versions were seen.
  const now = await versions()
  expect((await decide(manager, { state: 'confirmed', seen: now })).decided).toEqual(ids)
  // A caller who did not see the change is told, though the leave is confirmed.
  const known = [{ _id: ids[0], msg: texts.leave.changedMeanwhile('confirmed') }]
  expect(await decide(colleague, { state: 'confirmed', seen })).toEqual({ decided: [ids[1]], refused: known })
  expect(await decide(colleague, { state: 'confirmed', seen: now })).toEqual({ decided: ids, refused: [] })
})

it('leaves alone what somebody else changed and decided at once since it was seen', async () => {
  const seen = await versions()
  const body = { _id: ids[0], details: 'Only the morning', state: 'confirmed' as const }
  await tahi.call(colleague, createLeave, { body: body as Input<typeof createLeave>['body'] })
  const refused = [{ _id: ids[0], msg: texts.leave.changedMeanwhile('confirmed') }]
  expect(await decide(manager, { state: 'confirmed', seen })).toEqual({ decided: [ids[1]], refused })
})

it('says the same of a decision that is sent twice', async () => {
  const body = { state: 'confirmed', seen: await versions() } as const
  for (const _ of ['once', 'again'])
    expect(await decide(manager, body)).toEqual({ decided: ids, refused: [] })
})

it('overturns a decision that was seen, and any where nothing is said of it', async () => {
  await decide(manager, { state: 'confirmed' })
  await decide(colleague, { state: 'rejected', seen: await versions() })
  expect(await states()).toEqual(['rejected', 'rejected'])
  await decide(manager, { state: 'requested' })
  expect(await states()).toEqual(['requested', 'requested'])
})

it('names for each rejected leave what has taken its days', async () => {
  await decide(manager, { state: 'rejected' })
  const take = (date: string, dateEnd: string, state: 'requested' | 'confirmed') =>
    tahi.call(manager, createLeave, { body: { userId: sewer.id, leaveType: 'Sick', date, dateEnd, state } })
  await take('2026-12-02', '2026-12-04', 'confirmed')
  await take('2026-11-30', '2026-12-01', 'requested')
  const { decided, refused } = await decide(manager, { state: 'confirmed' })
  expect(decided).toEqual([])
  expect(refused).toEqual([
    { _id: ids[0], msg: texts.leave.overlap('Nov 30, 2026', 'Dec 1, 2026', 'requested') },
    { _id: ids[1], msg: texts.leave.overlap('Dec 2, 2026', 'Dec 4, 2026', 'confirmed') },
  ])
})
