import { uiTimings } from '@tahi/contract'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goBackLater } from './after-save.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const formOver = (...pages: string[]) =>
  createMemoryHistory({ initialEntries: [...pages, '/leaves/new?id=1'] })

test('the form that was saved is left for the page before it, after the moment in which the toast is read', () => {
  const history = formOver('/leaves?page=2')
  goBackLater(history, '/leaves')
  vi.advanceTimersByTime(uiTimings.afterSaveDelay - 1)
  expect(history.location.href).toBe('/leaves/new?id=1')
  vi.advanceTimersByTime(1)
  expect(history.location.href).toBe('/leaves?page=2')
})

test('with no page before it, it is left for the given one', () => {
  const history = formOver()
  goBackLater(history, '/leaves')
  vi.runAllTimers()
  expect(history.location.href).toBe('/leaves')
})

test('the page before it shows what was saved', () => {
  const history = formOver('/leaves')
  goBackLater(history, '/leaves', (href) => `${href}?to=2026-12-28`)
  vi.runAllTimers()
  expect(history.location.href).toBe('/leaves?to=2026-12-28')
})

test.each([undefined, '/employees'])(
  'a save that waits for it is under way until the form is left',
  async (next) => {
    const history = formOver('/leaves')
    const left = vi.fn()
    const leaving = goBackLater(history, '/leaves').then(left)
    await vi.advanceTimersByTimeAsync(uiTimings.afterSaveDelay - 1)
    expect(left).not.toHaveBeenCalled()
    if (next) history.push(next)
    else vi.advanceTimersByTime(1)
    await leaving
    expect(history.location.href).toBe(next ?? '/leaves')
  },
)

test.each(['/employees', '/leaves/new', '/leaves/new?id=2'])(
  'who went on to %s meanwhile stays there, also after coming by the form again',
  (next) => {
    const history = formOver('/leaves')
    goBackLater(history, '/leaves')
    history.push(next)
    vi.runAllTimers()
    expect(history.location.href).toBe(next)

    history.back()
    vi.runAllTimers()
    expect(history.location.href).toBe('/leaves/new?id=1')
  },
)
