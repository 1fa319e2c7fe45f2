import { beforeEach, describe, expect, test } from 'vitest'
import { queuePhone } from '../../../test/fixtures/queue-phone.ts'
import type { Action, Entry } from './entry.ts'
import type { Outcome } from './queue.ts'

let sent: string[]
let hasNetwork: boolean
let answer: (entry: Entry) => Outcome

const phone = () =>
  queuePhone({
    hasNetwork: () => hasNetwork,
    send: async (entry) => {
      sent.push(nameOf(entry))
      return answer(entry)
    },
  })

const versionOf = ({ body }: Entry) => ('version' in body ? body.version : undefined)
const nameOf = (entry: Entry) => `${entry.body._id}${versionOf(entry)}`
const change = (_id: string, version: number): Action => ({ kind: 'withdrawLeave', body: { _id, version } })
/** Changes records offline, and sends the changes once back online. */
const sendLater = async (...changes: Action[]) => {
  const queue = phone().open()
  for (const one of changes) await queue.add(one)
  // The attempts that each change made by itself have found no connection.
  await new Promise((resolve) => setTimeout(resolve))
  hasNetwork = true
  await queue.flush()
  return queue
}

beforeEach(() => {
  sent = []
  hasNetwork = false
  answer = (entry) => ({ is: 'stored', version: Number(versionOf(entry)) + 1 })
})

describe('what is changed twice before the first change is answered', () => {
  test('follows on the first, each on the one before it', async () => {
    await sendLater(change('a', 1), change('a', 1), change('a', 1), change('b', 1))
    expect(sent).toEqual(['a1', 'a2', 'a3', 'b1'])
  })

  test('stays what it is where it was typed over another version, as one that was read meanwhile', async () => {
    answer = () => ({ is: 'stored', version: 3 })
    await sendLater(change('a', 1), change('a', 2))
    expect(sent).toEqual(['a1', 'a2'])
  })

  test('is still what it was typed over where the first is refused', async () => {
    answer = () => ({ is: 'refused', why: 'Changed meanwhile.' })
    await sendLater(change('a', 1), change('a', 1))
    expect(sent).toEqual(['a1', 'a1'])
  })
})

describe('what was refused', () => {
  const refused: Outcome = { is: 'refused', why: 'It overlaps.' }

  test('gives way to its correction as soon as that is kept, and all of it', async () => {
    answer = () => refused
    const queue = await sendLater(change('a', 1), change('a', 1), change('b', 1))
    hasNetwork = false
    await queue.add(change('a', 2))
    expect(queue.entries.map(nameOf)).toEqual(['b1', 'a2'])
  })

  test('is not shown again once a change that waited behind it is stored', async () => {
    answer = () => (sent.length === 1 ? refused : { is: 'stored', version: 2 })
    const queue = await sendLater(change('a', 1), change('a', 1))
    expect([sent, queue.entries]).toEqual([['a1', 'a1'], []])
  })

  test('stays beside an entry of another kind', async () => {
    answer = () => (sent.length === 1 ? refused : { is: 'stored', version: 2 })
    const days = { date: '2026-12-01', dateEnd: '2026-12-02', details: '' }
    const leave: Action = { kind: 'leave', body: { _id: 'a', version: 1, ...days } }
    const queue = await sendLater(change('a', 1), leave)
    expect(queue.entries).toMatchObject([{ kind: 'withdrawLeave', refused: refused.why }])
  })
})
