import { useMediaQuery } from '@mantine/hooks'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type Needed, type TableFit, tableFit } from './table-fit.ts'

type Drawn = {
  label: string
  columns: number
  /** Whether the rows are rendered, whose contents decide the needed width. */
  hasRows: boolean
}

/** Measured widths by list, so that a list starts in its final form. */
const seen = new Map<string, Needed>()

/**
 * How a list is rendered in the available width. The needed width is measured on the rendered table, before a form
 * that does not fit is painted.
 * @param surface contains the scrolling element with the table
 * @returns undefined until the surface is rendered; its width is known before anything is painted
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

  // Another font is narrower or wider than the one that was there while it loaded: what was measured holds no more.
  useEffect(() => {
    const measureAnew = () => {
      seen.clear()
      setNeeded({})
    }
    document.fonts.addEventListener('loadingdone', measureAnew)
    return () => document.fonts.removeEventListener('loadingdone', measureAnew)
  }, [])

  useLayoutEffect(() => {
    if (fit === undefined || fit === 'cards' || !hasRows || width === undefined) return
    // While it is resized, this form is for the width before; the observer is about to tell the new one.
    if (surface.current?.clientWidth !== width) return
    const table = surface.current.querySelector('table')
    const least = table && neededWidth(table, fit, width)
    if (!least) return
    const next = { ...seen.get(list), [fit]: least }
    seen.set(list, next)
    setNeeded(next)
  })

  return fit
}

/** @returns the width in pixels that the table needs in this form, if that is more than it has */
function neededWidth(table: HTMLTableElement, fit: TableFit, width: number): number | undefined {
  const scrolled = table.parentElement
  if (!scrolled) return undefined
  const { scrollWidth, clientWidth } = scrolled
  // Includes the scroll bar's width. Cards have no scroll bar, and must not become a table again because of its room.
  if (scrollWidth > clientWidth) return scrollWidth + (width - clientWidth)
  return fit === 'wide' && cutsShortValue(table) ? width + 1 : undefined
}

/** Characters of a value that a column is made for, such as a date or a user ID; longer ones may end in '…'. */
const shortValue = 20

/** Whether a short value is cut, as with a person's own font size or spacing; compact forms wrap instead. */
const cutsShortValue = (table: HTMLTableElement): boolean =>
  [...table.querySelectorAll('tbody td')].some(
    ({ textContent, scrollWidth, clientWidth }) =>
      textContent.length <= shortValue && scrollWidth > clientWidth,
  )
