import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { CrumbPlace } from './crumb-place.ts'
import { type Crumb, Crumbs } from './crumbs.tsx'
import classes from './page.module.css'
import { useKeptFocus } from './use-kept-focus.ts'
import { headingId, useTitle } from './use-title.ts'

type PageProps = {
  title: string
  /** The way here, outermost first, the page itself last. The frame's top bar shows it where there is room. */
  breadcrumb?: readonly Crumb[]
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

/**
 * A screen: title and breadcrumb, one primary action, filters, content. It is as high as the frame's content; a
 * `DataTable` that is its direct child scrolls inside itself, anything else makes the page scroll.
 */
export function Page({
  title,
  subtitle,
  head,
  breadcrumb,
  action,
  tools,
  filters,
  width = 'full',
  children,
}: PageProps) {
  const place = useContext(CrumbPlace)
  useTitle(title)
  useKeptFocus()
  const crumbs = breadcrumb && <Crumbs items={breadcrumb} />
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
