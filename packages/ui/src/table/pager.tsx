import { Button, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect } from 'react'
import { uiSettings } from '../settings.ts'
import classes from './pager.module.css'
import { movePage, type PageChange, pageCount, pageSizeChoices } from './paging.ts'

type PagerProps = {
  /** What the list is: two on one screen must have different names. */
  label: string
  page: number
  pageSize: number
  /** undefined while it is not known yet. */
  total: number | undefined
  defaultPageSize?: number | undefined
  /** The total is that of an earlier request. */
  refreshing?: boolean | undefined
  onPageChange: PageChange
  onPageSizeChange: (pageSize: number) => void
}

/**
 * Page size, 'Page X of Y', Previous and Next. A page past the end, as an old address names it or a list that became
 * shorter leaves it, gives way to the last one.
 */
export function Pager({
  label,
  page,
  pageSize,
  total,
  defaultPageSize,
  refreshing = false,
  onPageChange,
  onPageSizeChange,
}: PagerProps) {
  const count = total === undefined ? undefined : pageCount(total, pageSize)
  const isPastEnd = count !== undefined && !refreshing && page > count
  useEffect(() => {
    if (isPastEnd) onPageChange(count, { replace: true })
  }, [isPastEnd, count, onPageChange])
  const move = (to: number) => {
    const next = movePage(page, to, count ?? page)
    if (next !== page) onPageChange(next)
  }
  return (
    <nav className={classes.pager} aria-label={`Pages of ${label}`}>
      <NativeSelect
        className={classes.pageSize}
        label="Rows"
        size="xs"
        data={pageSizeChoices(uiSettings().pageSizes, defaultPageSize, pageSize).map(String)}
        value={String(pageSize)}
        onChange={(event) => onPageSizeChange(Number(event.currentTarget.value))}
      />
      <span className={classes.records}>{total === undefined ? '' : `of ${total.toLocaleString('en')}`}</span>
      <span className={classes.pageText} aria-live="polite">
        {uiSettings().words.page(Math.min(page, count ?? page), count)}
      </span>
      <Button.Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconChevronLeft size={14} />}
          {...endAt(page <= 1)}
          onClick={() => move(page - 1)}
        >
          Previous
        </Button>
        <Button
          size="xs"
          variant="default"
          rightSection={<IconChevronRight size={14} />}
          {...endAt(count === undefined || page >= count)}
          onClick={() => move(page + 1)}
        >
          Next
        </Button>
      </Button.Group>
    </nav>
  )
}

/** A button that leads no further and keeps the focus: who pages by it comes to the end with it. */
const endAt = (isEnd: boolean) => (isEnd ? { 'data-disabled': true, 'aria-disabled': true } : {})
