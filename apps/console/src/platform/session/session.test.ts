import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftPrefix, session } from './session.ts'

/** The parts of session storage that the session uses; as in a browser, its items are own keys. */
class TabStorage {
  [name: string]: unknown
  getItem(name: string) {
    return Object.hasOwn(this, name) ? this[name] : null
  }
  setItem(name: string, value: string) {
    this[name] = value
  }
  removeItem(name: string) {
    delete this[name]
  }
  clear() {
    for (const name of Object.keys(this)) delete this[name]
  }
}

const storage = new TabStorage()
const draft = `${draftPrefix}attendance:new`

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test('the token is there from the sign-in to the end of the session', () => {
  expect(session.token()).toBeNull()
  session.begin('a-token', 'ana')
  expect(session.token()).toBe('a-token')
  session.end()
  expect(session.token()).toBeNull()
})

test('an end is told once, to whom it concerns', () => {
  const told = vi.fn()
  const stop = session.onChange(told)
  session.begin('a-token', 'ana')
  expect(session.personId()).toBe('ana')
  session.end()
  session.end()
  expect(told).toHaveBeenCalledTimes(2)
  stop()
})

test('what a person left unsaved waits for the same person', () => {
  session.begin('one', 'ana')
  storage.setItem(draft, '{"timeIn":"07:05"}')
  session.end()
  session.begin('two', 'ana')
  expect(storage.getItem(draft)).toBe('{"timeIn":"07:05"}')
})

test('whether something is kept is known, until it is saved or left', () => {
  session.begin('one', 'ana')
  expect(session.hasDrafts()).toBe(false)
  storage.setItem(draft, '{"timeIn":"07:05"}')
  expect(session.hasDrafts()).toBe(true)
  storage.removeItem(draft)
  expect(session.hasDrafts()).toBe(false)
})

test('and is gone when somebody else signs in', () => {
  session.begin('one', 'ana')
  storage.setItem(draft, '{"timeIn":"07:05"}')
  session.end()
  session.begin('two', 'ben')
  expect(storage.getItem(draft)).toBeNull()
})

test('who leaves on purpose leaves nothing behind', () => {
  session.begin('one', 'ana')
  storage.setItem(draft, '{}')
  session.leave()
  expect(Object.keys(storage)).toEqual([])
})

test('who listens is told of the beginning and the end, until told to stop', () => {
  const listener = vi.fn()
  const stop = session.onChange(listener)
  session.begin('one', 'ana')
  session.end()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  session.begin('two', 'ana')
  expect(listener).toHaveBeenCalledTimes(2)
})
