import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

/** Code of a page that did not come, for the server does not answer. */
class PageNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of this page did not come.', { cause })
    this.name = 'PageNotLoaded'
  }
}

/** What the router knows that code is missing by, in one of the browsers' words. */
const missing = 'Failed to fetch dynamically imported module'

/** What browsers say when a part of the page's code, or of its style, did not come. */
const sayings = [
  missing,
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

/** Whether code is missing, of a page or of a part of one. */
export const isNotLoaded = (error: unknown): boolean =>
  error instanceof PageNotLoaded ||
  (error instanceof Error && sayings.some((saying) => error.message.startsWith(saying)))

/** Code of a page that did not come from a server that did not answer either. */
export const isUnreached = (error: unknown): boolean => error instanceof PageNotLoaded

/** Milliseconds after which an answer is no longer waited for. */
const patienceMs = 5_000

/** Whether the server can be reached at all. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * A page whose code comes when it is opened. Where the code is gone while the server answers, the product was upgraded:
 * the router then reads the whole page anew, once. Without a server that would lead out of the product.
 */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyRouteComponent(() =>
    load().catch(async (error: unknown) => {
      if (!isNotLoaded(error)) throw error
      if (!(await serverAnswers())) throw new PageNotLoaded(error)
      throw new Error(`${missing}: ${error}`, { cause: error })
    }),
  )
