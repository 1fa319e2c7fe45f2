import { createContext } from 'react'

/** The element of the frame's top bar that takes the page's breadcrumb; null keeps it above the page's title. */
export const CrumbPlace = createContext<HTMLElement | null>(null)
