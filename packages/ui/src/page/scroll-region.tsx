import type { ReactNode } from 'react'
import classes from './scroll-region.module.css'

type ScrollRegionProps = { label: string; busy: boolean; children: ReactNode }

/** A list in a dialog that scrolls on its own. */
export function ScrollRegion({ label, busy, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop the keyboard could not scroll the list
    <section className={classes.list} aria-label={label} aria-busy={busy} tabIndex={0}>
      {children}
    </section>
  )
}
