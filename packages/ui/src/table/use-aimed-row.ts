import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { rowsOf } from './rows-of.ts'

/** In milliseconds: nobody takes back a press sooner after the rows have moved. */
const reaction = 400

/** In milliseconds: rows that move so soon after something was pressed or typed outside of them were sorted or searched. */
const answer = 5_000

/**
 * Keeps a press from another row than the one it was meant for: live events move the rows of a list, also under a
 * pointer that rests and a finger that comes down. Such a press does nothing, and says so. Where the user's own press
 * has taken a row away, the next one follows it, so that a queue is worked off without moving the mouse.
 * @param onMissed called for a press that was kept away
 */
export function useAimedRow(list: RefObject<HTMLElement | null>, onMissed: () => void) {
  const pointer = useRef({ x: -1, y: -1 })
  /** The row that the mouse was over when it last moved, or the page under it. */
  const aim = useRef<Element | null>(null)
  const used = useRef(new WeakSet<Element>())
  const drawn = useRef<HTMLElement[]>([])
  const moved = useRef<{ rows: ReadonlySet<Element>; at: number }>({ rows: new Set(), at: 0 })
  const askedAt = useRef(-answer)

  // After each render, which is what moves rows.
  useLayoutEffect(() => {
    const before = new Map(drawn.current.map((row, index) => [row, index]))
    const rows = rowsOf(list.current)
    drawn.current = rows
    const now = performance.now()
    const gone = [...before.keys()].filter((row) => !row.isConnected)
    const isOwn = gone.length > 0 && gone.every((row) => used.current.has(row) || row.dataset.selected)
    if (gone.some((row) => row === aim.current && used.current.has(row))) aim.current = null
    if (isOwn || now - askedAt.current < answer) return
    const slid = rows.filter((row, index) => (before.get(row) ?? index) !== index)
    if (slid.length > 0) moved.current = { rows: new Set(slid), at: now }
  })

  useEffect(() => {
    const aimAnew = () => {
      const { x, y } = pointer.current
      aim.current = rowOf(document.elementFromPoint(x, y))
    }
    const noteAsked = ({ target }: Event) => {
      if (!rowOf(target)) askedAt.current = performance.now()
    }
    const until = new AbortController()
    const listening = { capture: true, passive: true, signal: until.signal }
    window.addEventListener('scroll', aimAnew, listening)
    window.addEventListener('pointerdown', noteAsked, listening)
    window.addEventListener('keydown', noteAsked, listening)
    // What is dictated or filled in comes without a key.
    window.addEventListener('input', noteAsked, listening)
    return () => until.abort()
  }, [])

  return {
    /** For every move and every press. */
    follow({ target, clientX, clientY, pointerType }: PointerEvent) {
      // A finger rests nowhere before it comes down.
      if (pointerType !== 'mouse') {
        pointer.current = { x: -1, y: -1 }
        aim.current = null
        return
      }
      // Browsers also send moves when the page has moved under a pointer that rests.
      if (pointer.current.x === clientX && pointer.current.y === clientY) return
      pointer.current = { x: clientX, y: clientY }
      aim.current = rowOf(target)
    },
    onClickCapture(event: MouseEvent) {
      const row = rowOf(event.target)
      if (!row) return
      const isByKey = event.detail === 0
      const hasSlid = moved.current.rows.has(row) && performance.now() - moved.current.at < reaction
      const isSecondOfMissed = event.detail > 1 && !used.current.has(row)
      const isMissed = hasSlid || isSecondOfMissed || (aim.current !== null && aim.current !== row)
      if (isByKey || !isMissed) {
        used.current.add(row)
        return
      }
      event.preventDefault()
      event.stopPropagation()
      aim.current = row
      moved.current = { rows: new Set(), at: 0 }
      onMissed()
    },
  }
}

const rowOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-row]') : null
