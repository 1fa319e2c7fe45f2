import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ids, settle } from '../../../test/fixtures/queue-phone.ts'
import { NotKept } from '../not-kept.ts'
import type { Action, StoredEntry } from './entry.ts'
import { type Outcome, Queue } from './queue.ts'

let kept: StoredEntry[]
let arrived: string[]
let answers: Map<string, Outcome>
let isOnline: boolean
let hasNetwork: boolean
let person: string | null
let places: number
let isFull: boolean
let isElsewhere: boolean
let arrivals: number
let onRead: () => void

const entry = (id: string): Action => ({ kind: 'withdrawLeave', body: { _id: id } })

/** Starts the application with the phone's database as it is. */
const open = () =>
  new Queue({
    keeping: {
      read: async () => {
        const read = [...kept]
        onRead()
        return read
      },
      add: async (added) => {
        if (isFull) throw new DOMException('', 'QuotaExceededError')
        kept = [...kept, { ...added, place: ++places }]
      },
      put: async (changed) => {
        kept = kept.map((other) => (other.place === changed.place ? changed : other))
      },
      noteTried: async ({ place }) => {
        kept = kept.map((other) => (other.place === place ? { ...other, tried: true } : other))
      },
      remove: async (place) => {
        kept = kept.filter((other) => other.place !== place)
      },
      makeRoom: async () => {},
    },
    personId: () => person,
    now: () => 0,
    hasNetwork: () => hasNetwork,
    send: async ({ body }) => {
      await Promise.resolve()
      if (!isOnline) return { is: 'unanswered' }
      const answer = answers.get(body._id) ?? { is: 'stored' }
      if (answer.is === 'stored' && !arrived.includes(body._id)) arrived.push(body._id)
      return answer
    },
    onArrival: () => {
      arrivals++
    },
    alone: async (run) => {
      if (!isElsewhere) await run()
    },
  })

afterEach(() => vi.useRealTimers())

beforeEach(() => {
  vi.useFakeTimers()
  kept = []
  arrived = []
  answers = new Map()
  isOnline = true
  hasNetwork = true
  person = 'nena'
  places = 0
  isFull = false
  isElsewhere = false
  arrivals = 0
  onRead = () => {}
})

describe('what is done', () => {
  test('is sent at once where there is a line, and kept no longer', async () => {
    const queue = open()
    await queue.add(entry('a'))
    await settle()
    expect([arrived, queue.entries, kept]).toEqual([['a'], [], []])
  })

  test('waits without one, over a restart of the phone, and is sent in order when it is back', async () => {
    isOnline = false
    const before = open()
    for (const id of ['a', 'b', 'c']) await before.add(entry(id))
    await settle()
    expect([arrived, ids(before.entries)]).toEqual([[], ['a', 'b', 'c']])
    isOnline = true
    const after = open()
    await after.flush()
    expect([arrived, after.entries, kept]).toEqual([['a', 'b', 'c'], [], []])
    // What is shown is refetched once for all three.
    expect(arrivals).toBe(1)
  })

  test('is tried again by itself', async () => {
    isOnline = false
    await open().add(entry('a'))
    await settle()
    isOnline = true
    await vi.advanceTimersByTimeAsync(15_000)
    expect([arrived, kept]).toEqual([['a'], []])
  })

  test('stays first until it is answered: nothing overtakes it', async () => {
    const queue = open()
    answers.set('a', { is: 'unanswered' })
    await queue.add(entry('a'))
    await queue.add(entry('b'))
    await settle()
    expect([arrived, ids(queue.entries)]).toEqual([[], ['a', 'b']])
  })

  test('that is refused is kept with the reason, and holds nothing up', async () => {
    const queue = open()
    answers.set('a', { is: 'refused', why: 'The quota is over.' })
    await queue.add(entry('a'))
    await queue.add(entry('b'))
    await settle()
    expect(arrived).toEqual(['b'])
    expect(queue.entries).toMatchObject([{ body: { _id: 'a' }, refused: 'The quota is over.' }])
    await queue.flush()
    expect(arrived).toEqual(['b'])
    await queue.drop(queue.entries[0]?.place ?? 0)
    expect([queue.entries, kept]).toEqual([[], []])
  })

  test('arrives although the line was cut between the storing and its answer', async () => {
    const queue = open()
    isOnline = false
    await queue.add(entry('a'))
    await settle()
    // The server stored it, but its answer was lost, so the phone sends it again.
    arrived.push('a')
    isOnline = true
    await queue.flush()
    expect([arrived, kept]).toEqual([['a'], []])
  })

  test('and finds no room on the phone is not taken for done', async () => {
    const queue = open()
    isFull = true
    await expect(queue.add(entry('a'))).rejects.toBeInstanceOf(NotKept)
    expect([arrived, queue.entries]).toEqual([[], []])
    isFull = false
    await queue.add(entry('a'))
    await settle()
    expect([arrived, kept]).toEqual([['a'], []])
  })

  test('is kept and sent all the same where the browser shuts the database under it', async () => {
    const queue = open()
    onRead = () => {
      throw new DOMException('', 'AbortError')
    }
    await queue.add(entry('a'))
    await settle()
    expect(arrived).toEqual([])
    onRead = () => {}
    await queue.flush()
    expect([arrived, queue.entries, kept]).toEqual([['a'], [], []])
  })

  test('while others are being sent comes after them', async () => {
    const queue = open()
    await Promise.all([queue.add(entry('a')), queue.add(entry('b'))])
    await settle()
    expect([arrived, kept]).toEqual([['a', 'b'], []])
  })
})

describe('what is taken back', () => {
  test('before it was ever sent is gone, every change of it too, and nothing else', async () => {
    hasNetwork = false
    const queue = open()
    for (const id of ['a', 'b', 'a']) await queue.add(entry(id))
    await settle()
    expect(await queue.takeBack('a')).toBe(true)
    hasNetwork = true
    await queue.flush()
    expect([arrived, kept]).toEqual([['b'], []])
  })

  test('after it was sent stays, for the server may have stored it without an answer', async () => {
    isOnline = false
    const queue = open()
    await queue.add(entry('a'))
    await settle()
    hasNetwork = false
    expect(await queue.takeBack('a')).toBe(false)
    expect(await open().takeBack('a')).toBe(false)
    expect(ids(kept)).toEqual(['a'])
  })

  test('after it was tried to send it before it was queued stays too', async () => {
    hasNetwork = false
    const queue = open()
    await queue.add(entry('a'), 'nena', true)
    expect([await queue.takeBack('a'), ids(kept)]).toEqual([false, ['a']])
  })

  test('while it is sent stays, and so does what is not there', async () => {
    const queue = open()
    await queue.add(entry('a'))
    expect(await queue.takeBack('a')).toBe(false)
    await settle()
    expect([arrived, await queue.takeBack('a')]).toEqual([['a'], false])
  })
})

describe('a second page of this phone', () => {
  test('sees what waits while another is at its sending, and sends what that leaves', async () => {
    isOnline = false
    await open().add(entry('a'))
    await settle()
    isElsewhere = true
    const second = open()
    await second.flush()
    expect([arrived, ids(second.entries)]).toEqual([[], ['a']])
    isElsewhere = false
    isOnline = true
    await vi.advanceTimersByTimeAsync(15_000)
    expect([arrived, second.entries, kept]).toEqual([['a'], [], []])
  })

  test('sees that nothing waits once the other has sent it', async () => {
    isOnline = false
    await open().add(entry('a'))
    await settle()
    isElsewhere = true
    const second = open()
    await second.flush()
    expect(ids(second.entries)).toEqual(['a'])
    kept = []
    await vi.advanceTimersByTimeAsync(15_000)
    expect(second.entries).toEqual([])
  })
})

describe('a phone that somebody else signs in on', () => {
  test('sends nothing of the one before, and keeps it for them', async () => {
    isOnline = false
    await open().add(entry('a'))
    await settle()
    isOnline = true
    person = 'rico'
    const queue = open()
    await queue.add(entry('b'))
    await settle()
    expect([arrived, ids(kept)]).toEqual([['b'], ['a']])
    person = 'nena'
    await open().flush()
    expect([arrived, kept]).toEqual([['b', 'a'], []])
  })

  test('sends nothing of the one before who leaves while it is looked for', async () => {
    isOnline = false
    const queue = open()
    await queue.add(entry('a'))
    await settle()
    isOnline = true
    onRead = () => {
      person = 'rico'
    }
    await queue.flush()
    expect([arrived, ids(kept)]).toEqual([[], ['a']])
  })

  test('reads what somebody left, and nothing of others, though nobody is signed in', async () => {
    isOnline = false
    await open().add(entry('a'))
    person = 'other'
    await open().add(entry('b'))
    person = null
    expect(ids(await open().leftBy('other'))).toEqual(['b'])
  })

  test('keeps what was begun before as that of who began it', async () => {
    isOnline = false
    const queue = open()
    const { owner } = queue
    person = 'rico'
    await queue.add(entry('a'), owner)
    expect([queue.entries, kept]).toMatchObject([[], [{ personId: 'nena' }]])
  })

  test('does nothing while nobody is signed in', async () => {
    person = null
    await expect(open().add(entry('a'))).rejects.toThrow('Nobody is signed in.')
    await open().flush()
    expect([arrived, kept]).toEqual([[], []])
  })
})
