import { type GivenPin, limits, type Refused } from '@tahi/contract'
import { expect, test } from 'vitest'
import { giveInBatches, notBegun, type Progress } from './give-in-batches.ts'

const size = limits.pinsAtOnce
const people = Array.from({ length: 2 * size + 3 }, (_, index) => `person ${index}`)

const pinOf = (_id: string): GivenPin => ({
  employee: { _id, userId: _id, firstName: '', lastName: '' },
  branchName: '',
  pin: '2580',
})
const leftOut = (_id: string): Refused[number] => ({ _id, msg: 'Gone', code: 'not_found' })

/** A server that leaves these people out, and how often it gave each of the others a PIN. */
function serverWithout(gone: readonly string[]) {
  const given = new Map<string, number>()
  const send = async (userIds: string[]) => {
    const holders = userIds.filter((id) => !gone.includes(id))
    for (const id of holders) given.set(id, (given.get(id) ?? 0) + 1)
    return { given: holders.map(pinOf), refused: userIds.filter((id) => gone.includes(id)).map(leftOut) }
  }
  return { given, send }
}

test.each([[[]], [['person 0', 'person 7']], [people.slice(0, size)], [people]])(
  'everybody but those who are gone gets a PIN, once (%#)',
  async (gone) => {
    const { given, send } = serverWithout(gone)
    let progress: Progress = notBegun
    await giveInBatches(people, progress, send, (reached) => {
      progress = reached
    })
    expect(progress.answered).toBe(people.length)
    expect(progress.given.map(({ employee }) => employee._id)).toEqual(
      people.filter((id) => !gone.includes(id)),
    )
    expect(progress.refused).toEqual(gone.map(leftOut))
    expect([...given.values()].every((times) => times === 1)).toBe(true)
  },
)

test('what was given before a batch failed is kept, and not given again when it goes on', async () => {
  const { given, send } = serverWithout(['person 3'])
  let progress: Progress = notBegun
  const show = (reached: Progress) => {
    progress = reached
  }
  const failingAt = (batch: number) => {
    let sent = 0
    return async (userIds: string[]) => {
      sent += 1
      if (sent === batch) throw new Error('No line')
      return send(userIds)
    }
  }
  await expect(giveInBatches(people, progress, failingAt(2), show)).rejects.toThrow('No line')
  expect([progress.answered, progress.given.length, progress.refused.length]).toEqual([size, size - 1, 1])
  await expect(giveInBatches(people, progress, failingAt(1), show)).rejects.toThrow('No line')
  await giveInBatches(people, progress, send, show)
  expect([progress.answered, progress.given.length]).toEqual([people.length, people.length - 1])
  expect(progress.refused).toEqual([leftOut('person 3')])
  expect([...given.values()].every((times) => times === 1)).toBe(true)
})
