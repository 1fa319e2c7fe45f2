import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { serverAnswers } from '../platform/server-answers.ts'

/** A page's code did not load because the server does not respond. */
class PageNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of this page did not come.', { cause })
    this.name = 'PageNotLoaded'
  }
}

/** Browsers' messages when a part of a page's code or style did not load. */
const sayings =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/

/** Whether the code of a page, or of a part of one, did not load. */
export const isNotLoaded = (error: unknown): boolean =>
  error instanceof PageNotLoaded || (error instanceof Error && sayings.test(error.message))

/** Whether a page's code did not load because the server does not respond. */
export const isUnreached = (error: unknown): boolean => error instanceof PageNotLoaded

/**
 * A page whose code loads when it is opened. If the code is missing while the server responds, the product was upgraded:
 * the router then reloads the whole page, once. Without a server, a reload would leave the product.
 */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyRouteComponent(() =>
    load().catch(async (error: unknown) => {
      if (!isNotLoaded(error)) throw error
      if (!(await serverAnswers())) throw new PageNotLoaded(error)
      // By this wording, which is one browser's, the router recognises missing code.
      throw new Error(`Failed to fetch dynamically imported module: ${error}`, { cause: error })
    }),
  )
