import { useMediaQuery } from '@mantine/hooks'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Needed, type TableFit, tableFit } from './table-fit.ts'

type Drawn = {
  label: string
  columns: number
  /** Whether the rows are there, whose contents tell what they need. */
  hasRows: boolean
}

/** What lists were seen to need, so that they begin as they will be. */
const seen = new Map<string, Needed>()

/**
 * How a list is drawn in the room that it has. What it needs is measured where it is drawn as a table, before anything
 * is painted that would not fit.
 * @param surface holds the element that scrolls, and the table in it
 * @returns undefined until the surface is there, whose room is known before anything is painted
 */
export function useTableFit(
  surface: RefObject<HTMLElement | null>,
  { label, columns, hasRows }: Drawn,
): TableFit | undefined {
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const [width, setWidth] = useState<number>()
  const list = `${label} ${columns}`
  const [, setNeeded] = useState<Needed>()
  const needed = { ...(hasRows && { tight: 0, tightest: 0 }), ...seen.get(list) }
  const fit = phone ? 'cards' : width === undefined ? undefined : tableFit(width, columns, needed)

  useLayoutEffect(() => {
    const element = surface.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [surface])

  useLayoutEffect(() => {
    if (fit === undefined || fit === 'cards' || !hasRows || width === undefined) return
    const scrolled = surface.current?.querySelector('table')?.parentElement
    if (!scrolled || scrolled.scrollWidth <= scrolled.clientWidth) return
    // With the scroll bar's own room: cards have none, and must not become a table again for that.
    const next = { ...seen.get(list), [fit]: scrolled.scrollWidth + (width - scrolled.clientWidth) }
    seen.set(list, next)
    setNeeded(next)
  })

  return fit
}
