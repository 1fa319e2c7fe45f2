import type { PersonRecord } from '@tahi/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { branchWithoutHrAdmin, questionOfChange } from './last-hr-admin.ts'
import { aRecord, branch } from './record.fixture.ts'

const send = vi.hoisted(() => vi.fn())
vi.mock('../../../platform/session/session.ts', () => ({ client: { send } }))

const admin = { role: 'manager', branchId: branch, branchName: 'San Isidro' } as const
const left = (person: Partial<PersonRecord>) => branchWithoutHrAdmin({ ...admin, ...person })
beforeEach(() => {
  send.mockReset().mockResolvedValue({ total: 1 })
})

test('the last HR Admin leaves a branch that nobody runs', async () => {
  expect(await left({})).toBe('San Isidro')
  expect(send.mock.calls[0]?.[1].query).toMatchObject({ role: 'manager', branchId: branch })
})

test('one of two does not, nor does anybody else, for whom nothing is asked', async () => {
  expect(await left({ role: 'user' })).toBeUndefined()
  expect(await left({ role: 'hr', branchId: null, branchName: null })).toBeUndefined()
  expect(send).not.toHaveBeenCalled()
  send.mockResolvedValue({ total: 2 })
  expect(await left({})).toBeUndefined()
})

test('where it cannot be known, nothing is said', async () => {
  send.mockRejectedValue(new Error('offline'))
  expect(await left({})).toBeUndefined()
})

test('another role or branch of the last one is asked about, and nothing else', async () => {
  const saved = aRecord(admin)
  const asks = async (change: object, of = saved) => await questionOfChange(of, { _id: of._id, ...change })
  const question = { detail: 'Nobody will run San Isidro: it has no other HR Admin.' }
  expect(await asks({ role: 'user' })).toMatchObject(question)
  expect(await asks({ branchId: 'another' })).toMatchObject(question)
  expect(await asks({ contact: '0900 111 1111', dailyRate: 600 })).toBeUndefined()
  expect(await asks({ role: 'user' }, { ...saved, status: false })).toBeUndefined()
  send.mockResolvedValue({ total: 2 })
  expect(await asks({ role: 'user' })).toBeUndefined()
})
