/** Where a finger went down, in CSS pixels of the screen, and when, in milliseconds as of `performance.now()`. */
export interface Press {
  readonly x: number
  readonly y: number
  readonly at: number
}

/** For how long after a change a press may still be meant for what was there before, in milliseconds. */
const reaction = 350
/** How far apart the presses of one finger on one thing may be, in CSS pixels. */
const fingertip = 40

/**
 * Tells stray presses: people press twice, and the second press of two must not reach what the first one has brought
 * under the finger. Only presses in the place of the last one are in doubt: elsewhere one may be as quick as one likes.
 */
export class Presses {
  #last: Press | undefined
  #doubtUntil = Number.NEGATIVE_INFINITY
  #isDown = false
  #isStray = false

  /** A finger goes down. */
  down(press: Press): void {
    const isInDoubt = press.at < this.#doubtUntil
    this.#isStray = isInDoubt && this.#last !== undefined && distance(this.#last, press) <= fingertip
    // A third press belongs to the second; a press elsewhere was meant for what is there now.
    this.#doubtUntil = this.#isStray ? press.at + reaction : Number.NEGATIVE_INFINITY
    this.#last = press
    this.#isDown = true
  }

  /** Something else is under the finger from this moment on. @param at as a press's */
  change(at: number): void {
    this.#doubtUntil = at + reaction
    // The finger went down on what was there before.
    if (this.#isDown) this.#isStray = true
  }

  /** Whether the present press is meant for what was there before. */
  isStray(): boolean {
    return this.#isStray
  }

  /** The present press is over: it was a click, or became a scroll. */
  end(): void {
    this.#isDown = false
    this.#isStray = false
  }
}

const distance = (one: Press, other: Press) => Math.hypot(one.x - other.x, one.y - other.y)

const presses = new Presses()

/** Says that something has opened or closed under the finger. */
export const changeUnderFinger = (): void => presses.change(performance.now())

/** Keeps stray presses from the page. Clicks of a keyboard or a screen reader are none: no finger went down for them. */
export function watchPresses(): void {
  const leaveOut = (event: MouseEvent) => {
    if (event.detail === 0 || !presses.isStray()) return
    // Without the default action a field takes no focus and a link leads nowhere.
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const listen = <K extends keyof WindowEventMap>(type: K, hear: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, hear, { capture: true })
  listen('pointerdown', ({ clientX: x, clientY: y, timeStamp: at }) => presses.down({ x, y, at }))
  listen('mousedown', leaveOut)
  listen('click', (event) => {
    leaveOut(event)
    if (event.detail > 0) presses.end()
  })
  listen('pointercancel', () => presses.end())
}
