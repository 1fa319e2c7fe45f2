import { expect, test } from 'vitest'
import { demoCompany } from './demo-company.ts'

const world = demoCompany({ today: '2026-11-18', time: 600 })
const { conversations, people } = world
const personOf = (id: string) => people.find((person) => person.id === id)
const now = new Date('2026-11-18T10:00:00+08:00')

test('each branch has a dozen conversations, each between two who may write to each other', () => {
  for (const branch of world.branches) {
    const own = conversations.filter(({ messages }) => messages[0]?.branchId === branch.id)
    expect(own).toHaveLength(12)
    for (const { messages } of own)
      for (const { senderId, recipientId } of messages) {
        const [sender, recipient] = [personOf(senderId), personOf(recipientId)]
        const [employee, office] = sender?.role === 'user' ? [sender, recipient] : [recipient, sender]
        expect(employee?.branchId).toBe(branch.id)
        expect(office?.role === 'hr' || office?.branchId === branch.id).toBe(true)
      }
  }
})

test.each([60, 13, 12, 5, 1])('of %i employees nobody has two conversations', (employeesPerBranch) => {
  const { conversations } = demoCompany({ today: '2026-11-18', employeesPerBranch })
  const pairs = conversations.map(({ messages: [first] }) =>
    [first?.senderId, first?.recipientId].sort().join(),
  )
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('messages are in order, of the past, and what is unread is the last', () => {
  for (const { messages } of conversations) {
    expect(messages.map(({ position }) => position)).toEqual(messages.map((_, place) => place + 1))
    const times = messages.map(({ sentAt }) => sentAt.getTime())
    expect(times).toEqual([...times].sort((one, other) => one - other))
    expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime())
    const unseen = messages.map(({ seenAt }) => seenAt === null)
    expect(unseen).toEqual([...unseen].sort())
  }
})

test('each HR Admin has something unread, and the General Manager writes nothing', () => {
  for (const manager of people.filter(({ role }) => role === 'manager'))
    expect(
      conversations.filter(({ messages }) =>
        messages.some(({ recipientId, seenAt }) => recipientId === manager.id && seenAt === null),
      ).length,
    ).toBeGreaterThan(1)
  const roles = new Set(
    conversations.flatMap(({ messages }) => messages.map(({ senderId }) => personOf(senderId)?.role)),
  )
  expect([...roles].sort()).toEqual(['hr', 'manager', 'user'])
})

test('the same company says the same, and a small one says less', () => {
  expect(demoCompany({ today: '2026-11-18', time: 600 }).conversations).toEqual(conversations)
  expect(demoCompany({ today: '2026-11-18', branches: 1, employeesPerBranch: 2 }).conversations).toHaveLength(
    2,
  )
})
