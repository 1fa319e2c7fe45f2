import { texts } from '@tahi/contract/components'
import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { CrumbPlace } from './crumb-place.ts'
import { type Crumb, Crumbs } from './crumbs.tsx'
import classes from './page.module.css'
import { useKeptFocus } from './use-kept-focus.ts'
import { headingId, useTitle } from './use-title.ts'

type PageProps = {
  title: string
  /** The parent screen in the breadcrumb, when it is not home. */
  via?: Crumb
  /** The page's own step in the breadcrumb; the title by default. */
  step?: string
  /** The first step of the breadcrumb: the page shows none. */
  isHome?: boolean
  /** The only primary action, on the right. */
  action?: ReactNode
  /** Secondary actions beside it: Print, Export, Import. */
  tools?: ReactNode
  /** A row of filters, usually a `FilterBar`. */
  filters?: ReactNode
  /** One line under the title. */
  subtitle?: ReactNode
  /** Replaces title and subtitle; it must contain the page's h1, with `headingId`. */
  head?: ReactNode
  /** `narrow` keeps forms readable. */
  width?: 'full' | 'narrow'
  children: ReactNode
}

const home: Crumb = { label: texts.frame.home, href: '/' }

/**
 * A screen: title and breadcrumb, one primary action, filters, content. It is as high as the frame's content. A
 * `DataTable` as a direct child scrolls within itself; anything else makes the page scroll.
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
  // The top bar shows the breadcrumb where there is room.
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
