/** How many milliseconds after the last key, touch or mouse move somebody counts as present. */
const attendedMs = 5 * 60_000
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const

/** Opening a page counts as a sign of presence. */
let lastSign = performance.now()

/** Notes each sign that somebody uses the page. */
export function watchForPeople(page: EventTarget): void {
  const note = () => {
    lastSign = performance.now()
  }
  for (const sign of signs) page.addEventListener(sign, note, { capture: true, passive: true })
}

/**
 * Whether somebody is at this page. A page that is left open still refetches after others' changes, which must not keep
 * its session alive (D2: 12 hours without use).
 */
export const isAttended = (): boolean => performance.now() - lastSign < attendedMs
