import { createContext } from 'react'

/** The element of the top bar for the page's breadcrumb; null shows it above the page's title. */
export const CrumbPlace = createContext<HTMLElement | null>(null)
