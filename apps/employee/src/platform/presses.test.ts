import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeUnderFinger, Presses, watchPresses } from './presses.ts'

let presses: Presses
/** Presses at a place, some milliseconds after the beginning. @returns whether the click is stray */
function press(x: number, y: number, at: number): boolean {
  presses.down({ x, y, at })
  const isStray = presses.isStray()
  presses.end()
  return isStray
}
/** A press at this time, which opens or closes something a little later. */
function pressAndChange(at: number): void {
  expect(press(180, 600, at)).toBe(false)
  presses.change(at + 20)
}

beforeEach(() => {
  presses = new Presses()
})

test('nothing is stray where nothing changed, however quick', () => {
  expect([0, 80, 160, 240].map((at) => press(180, 600, at))).toEqual([false, false, false, false])
})

test('the second press of two is stray when the first changed what is under the finger, and so are all that follow it', () => {
  pressAndChange(0)
  expect([150, 300, 450, 600].map((at) => press(186, 590, at))).toEqual([true, true, true, true])
})

test('a later press in the same place counts', () => {
  pressAndChange(0)
  expect([150, 500].map((at) => press(180, 600, at))).toEqual([true, false])
  pressAndChange(2_000)
  expect(press(180, 600, 2_370)).toBe(false)
})

test('a press elsewhere counts at once, and so does the next in its place', () => {
  pressAndChange(0)
  expect([100, 180].map((at) => press(180, 500, at))).toEqual([false, false])
})

test('a press is stray soon after a change that took long', () => {
  expect(press(180, 600, 0)).toBe(false)
  presses.change(5_000)
  expect(press(180, 600, 5_100)).toBe(true)
})

test('a press that was waiting while the change was drawn is stray', () => {
  expect(press(180, 600, 0)).toBe(false)
  presses.change(900)
  expect(press(180, 600, 120)).toBe(true)
})

test('a press is stray when the change came while the finger was down', () => {
  expect(press(180, 600, 0)).toBe(false)
  presses.down({ x: 180, y: 600, at: 150 })
  presses.change(180)
  expect(presses.isStray()).toBe(true)
})

test('without a press there is nothing stray', () => {
  presses.change(0)
  expect(presses.isStray()).toBe(false)
  expect(press(180, 600, 100)).toBe(false)
})

describe('in the page', () => {
  const heard = vi.fn()
  let page: EventTarget
  let x = 0
  /** Dispatches an event in the place of the test. @param detail the number of clicks, 0 of a keyboard */
  const happens = (type: string, detail = 0) => {
    const event = Object.assign(new Event(type, { cancelable: true }), { clientX: x, clientY: 600 })
    Object.defineProperty(event, 'detail', { value: detail })
    heard.mockReset()
    page.dispatchEvent(event)
    return { isHeard: heard.mock.calls.length === 1, isDone: !event.defaultPrevented }
  }
  const reaches = { isHeard: true, isDone: true }
  const isLeftOut = { isHeard: false, isDone: false }

  beforeEach(() => {
    page = new EventTarget()
    vi.stubGlobal('window', page)
    watchPresses()
    page.addEventListener('mousedown', heard)
    page.addEventListener('click', heard)
    // Away from the place of the test before.
    x += 100
    happens('pointerdown')
    expect(happens('click', 1)).toEqual(reaches)
    changeUnderFinger()
    return () => vi.unstubAllGlobals()
  })

  test('a stray press neither takes the focus nor clicks', () => {
    happens('pointerdown')
    expect(happens('mousedown', 2)).toEqual(isLeftOut)
    expect(happens('click', 2)).toEqual(isLeftOut)
  })

  test('a click for which no finger went down counts at once: a screen reader’s, a keyboard’s', () => {
    expect(happens('click', 1)).toEqual(reaches)
    happens('pointerdown')
    expect(happens('click')).toEqual(reaches)
    expect(happens('click', 2)).toEqual(isLeftOut)
  })

  test('what became a scroll leaves no click out', () => {
    happens('pointerdown')
    happens('pointercancel')
    expect(happens('click', 1)).toEqual(reaches)
  })
})
