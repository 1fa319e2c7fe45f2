import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { CrumbPlace } from './crumb-place.ts'
import { type Crumb, Crumbs } from './crumbs.tsx'
import classes from './page.module.css'
import { useKeptFocus } from './use-kept-focus.ts'
import { headingId, useTitle } from './use-title.ts'

type PageProps = {
  title: string
  /** The screen that leads here, where home does not. */
  via?: Crumb
  /** The page's own step of the breadcrumb, where it is not its title. */
  step?: string
  /** Where the breadcrumb begins: the page shows none. */
  isHome?: boolean
  /** The one primary action, at the right. */
  action?: ReactNode
  /** Quieter actions beside it: Print, Export, Import. */
  tools?: ReactNode
  /** A row of filters, usually a `FilterBar`. */
  filters?: ReactNode
  /** One line under the title. */
  subtitle?: ReactNode
  /** In the place of title and subtitle; the page's h1 is in it, with `headingId`. */
  head?: ReactNode
  /** `narrow` keeps forms readable. */
  width?: 'full' | 'narrow'
  children: ReactNode
}

const home: Crumb = { label: 'Home', href: '/' }

/**
 * A screen: title and breadcrumb, one primary action, filters, content. It is as high as the frame's content; a
 * `DataTable` that is its direct child scrolls inside itself, anything else makes the page scroll.
 */
export function Page({
  title,
  subtitle,
  head,
  via,
  step = title,
  isHome = false,
  action,
  tools,
  filters,
  width = 'full',
  children,
}: PageProps) {
  const place = useContext(CrumbPlace)
  useTitle(title)
  useKeptFocus()
  // The frame's top bar shows the way here where there is room.
  const crumbs = !isHome && <Crumbs items={[home, ...(via ? [via] : []), { label: step }]} />
  return (
    <div className={classes.page} data-width={width}>
      {place ? createPortal(crumbs, place) : crumbs}
      <header className={classes.head}>
        {head ?? (
          <div className={classes.titles}>
            <h1 id={headingId} className={classes.title}>
              {title}
            </h1>
            {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
          </div>
        )}
        {(tools || action) && (
          <div className={classes.buttons}>
            {tools}
            {action}
          </div>
        )}
      </header>
      {filters}
      {children}
    </div>
  )
}
