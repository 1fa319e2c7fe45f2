/** How long after the last key, touch or move of the mouse somebody is taken to be there. */
const attendedMs = 5 * 60_000
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const

/** Whoever opens a page is there. */
let lastSign = performance.now()

/** Takes note of whoever uses the page. */
export function watchForPeople(page: EventTarget): void {
  const note = () => {
    lastSign = performance.now()
  }
  for (const sign of signs) page.addEventListener(sign, note, { capture: true, passive: true })
}

/**
 * Whether somebody is at this page. One that is left open goes on reading what others change, which must not keep its
 * session open (D2: 12 hours without use).
 */
export const isAttended = (): boolean => performance.now() - lastSign < attendedMs
