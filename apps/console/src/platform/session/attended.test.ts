import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isAttended, watchForPeople } from './attended.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('is somebody’s for 5 minutes after a key, a touch or a move of the mouse', () => {
  const page = new EventTarget()
  watchForPeople(page)
  for (const sign of ['keydown', 'pointerdown', 'pointermove', 'wheel']) {
    page.dispatchEvent(new Event(sign))
    vi.advanceTimersByTime(4 * 60_000)
    expect(isAttended(), sign).toBe(true)
    vi.advanceTimersByTime(2 * 60_000)
    expect(isAttended(), sign).toBe(false)
  }
})
