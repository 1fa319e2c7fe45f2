import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { NotLoaded } from './not-loaded.ts'

/** A part of the application that is loaded when it is first shown; the service worker caches its code afterwards. */
export const part = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      throw new NotLoaded(error)
    }
  })
