import type { GateAnswer } from '@tahi/contract/gate-mode'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Sent, type StoredTap, type Tap, TapQueue } from './tap-queue.ts'

let kept: StoredTap[]
let places: number
let arrived: string[]
let line: 'up' | 'down' | 'answerLost'
let isHopeless: boolean
/** The code that wrong PINs have locked. */
let lockedCode: string | undefined
/** Why the server refuses a tap after the tablet said that it is kept. */
let lateRefusal: 'refused' | 'locked' | undefined
let isPaired: boolean
let isShut: boolean
let isFull: boolean
let shutOnSend: boolean
/** What was learned, and how many taps were stored at that moment. */
let learned: [string, GateAnswer, number][]

const tap = (_id: string, code = 'EMP-00001'): Tap => ({
  _id,
  code,
  sealedPin: 'sealed',
  phoneTime: '2026-11-18T02:00:00Z',
  sinceContact: 0,
  contactAt: null,
  setBack: 0,
})
const answer: GateAnswer = { outcome: 'recorded', name: 'Ana', kind: 'in', time: '10:00' }

const refusal = (outcome: 'refused' | 'locked'): GateAnswer => ({ outcome, name: '', kind: null, time: null })

/** Starts the application with the tablet's database as it is. */
const open = () =>
  new TapQueue({
    keeping: {
      read: async () => {
        if (isShut) throw new DOMException('', 'AbortError')
        return [...kept]
      },
      add: async (added) => {
        if (isFull) throw new DOMException('', 'QuotaExceededError')
        kept = [...kept, { ...added, place: ++places }]
      },
      remove: async (place) => {
        if (isShut) throw new DOMException('', 'AbortError')
        kept = kept.filter((other) => other.place !== place)
      },
    },
    mayAsk: () => isPaired,
    send: async ({ _id, code }): Promise<Sent> => {
      await Promise.resolve()
      isShut = shutOnSend
      if (line === 'down') return { is: 'unanswered' }
      if (isHopeless) return { is: 'failed' }
      if (code === lockedCode) return { is: 'delayed' }
      if (lateRefusal) return { is: 'delayed', answer: refusal(lateRefusal) }
      if (!arrived.includes(_id)) arrived.push(_id)
      return line === 'up' ? { is: 'answered', answer } : { is: 'unanswered' }
    },
    learn: async ({ _id }, answer) => {
      await Promise.resolve()
      learned.push([_id, answer, kept.length])
    },
    alone: (run) => run(),
  })

beforeEach(() => {
  kept = []
  places = 0
  arrived = []
  line = 'up'
  isHopeless = false
  lockedCode = undefined
  lateRefusal = undefined
  isPaired = true
  isShut = false
  isFull = false
  shutOnSend = false
  learned = []
})

describe('a tap', () => {
  test('is answered where there is a line, and kept no longer', async () => {
    const queue = open()
    expect(await queue.add(tap('a')).answered).toEqual(answer)
    await queue.flush()
    expect([arrived, kept, queue.read()]).toEqual([['a'], [], []])
  })

  test('is learned before it is kept no longer, also when its answer comes late', async () => {
    line = 'down'
    const queue = open()
    await queue.add(tap('a')).answered
    expect(learned).toEqual([])
    line = 'up'
    await queue.flush()
    expect([learned, kept]).toEqual([[['a', answer, 1]], []])
  })

  test('that can never be taken is told to have failed, and not kept', async () => {
    isHopeless = true
    const queue = open()
    expect(await queue.add(tap('a')).answered).toBe('failed')
    await queue.flush()
    expect([learned, kept]).toEqual([[], []])
  })

  test('waits where the browser shuts the database under it, and is sent from the next one', async () => {
    const queue = open()
    isShut = true
    expect(await queue.add(tap('a')).answered).toBeNull()
    isShut = false
    await queue.flush()
    expect([arrived, kept, queue.read()]).toEqual([['a'], [], []])
  })

  test('is answered also where the database is shut behind its sending', async () => {
    const queue = open()
    shutOnSend = true
    expect(await queue.add(tap('a')).answered).toEqual(answer)
  })

  test('waits without one, and is sent in order after the tablet was started anew', async () => {
    line = 'down'
    const before = open()
    for (const id of ['a', 'b', 'c']) expect(await before.add(tap(id)).answered).toBeNull()
    expect(before.read().map(({ _id }) => _id)).toEqual(['a', 'b', 'c'])
    line = 'up'
    const after = open()
    await after.flush()
    expect([arrived, kept, after.read()]).toEqual([['a', 'b', 'c'], [], []])
  })

  test('waits while wrong PINs lock its code, with the later ones of that code, and holds up nobody else', async () => {
    line = 'down'
    const queue = open()
    for (const id of ['a', 'b']) await queue.add(tap(id)).answered
    await queue.add(tap('c', 'EMP-00002')).answered
    line = 'up'
    lockedCode = 'EMP-00001'
    await queue.flush()
    expect([arrived, queue.read().map(({ _id }) => _id)]).toEqual([['c'], ['a', 'b']])
    expect(await queue.add(tap('d', 'EMP-00003')).answered).toEqual(answer)
    lockedCode = undefined
    await queue.flush()
    expect([arrived, kept]).toEqual([['c', 'd', 'a', 'b'], []])
  })

  test.each([
    ['a refusal is told, for the PIN can be typed again', 'refused', refusal('refused')],
    ['a lock is not, for the tap may still count', 'locked', null],
  ] as const)('that was said to be kept stays until it is sent again: %s', async (_, outcome, told) => {
    lateRefusal = outcome
    const queue = open()
    expect(await queue.add(tap('a')).answered).toEqual(told)
    await queue.flush()
    expect([kept.length, learned]).toEqual([1, []])
    lateRefusal = undefined
    await queue.flush()
    expect([arrived, kept]).toEqual([['a'], []])
  })

  test('on a tablet that is full is told of any refusal, however late', async () => {
    isFull = true
    lateRefusal = 'locked'
    expect(await open().add(tap('a')).answered).toEqual(refusal('locked'))
  })

  test('goes behind those that wait', async () => {
    line = 'down'
    const queue = open()
    await queue.add(tap('a')).answered
    line = 'up'
    expect(await queue.add(tap('b')).answered).toEqual(answer)
    expect(arrived).toEqual(['a', 'b'])
  })

  test('is sent again with its key when the answer was lost', async () => {
    line = 'answerLost'
    const queue = open()
    expect(await queue.add(tap('a')).answered).toBeNull()
    line = 'up'
    await queue.flush()
    expect([arrived, kept]).toEqual([['a'], []])
  })

  test('stays on a tablet that is no gate any more, until it is one again', async () => {
    isPaired = false
    const queue = open()
    expect(await queue.add(tap('a')).answered).toBeNull()
    expect([arrived, kept.length]).toEqual([[], 1])
    isPaired = true
    await queue.flush()
    expect([arrived, kept]).toEqual([['a'], []])
  })

  test.each([
    ['is answered all the same', 'up', answer, 1],
    ['has failed without a line', 'down', 'failed', 0],
    ['has failed when its answer was lost, and can be made again', 'answerLost', 'failed', 0],
  ] as const)('on a tablet that is full %s', async (_, present, told, known) => {
    isFull = true
    line = present
    const { kept: isKept, answered } = open().add(tap('a'))
    expect([await isKept, await answered, learned.length]).toEqual([false, told, known])
  })

  test('of many at once comes in the order of the tapping', async () => {
    const queue = open()
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => queue.add(tap(id)).answered))
    expect(arrived).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})
