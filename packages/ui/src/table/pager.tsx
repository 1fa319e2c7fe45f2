import { Button, NativeSelect, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { pageSizes, texts } from '@tahi/contract/components'
import { useEffect } from 'react'
import classes from './pager.module.css'
import { movePage, type PageChange, pageCount, pageSizeChoices } from './paging.ts'

type PagerProps = {
  /** The list's name; two lists on one screen need different ones. */
  label: string
  page: number
  pageSize: number
  /** undefined while unknown. */
  total: number | undefined
  defaultPageSize?: number | undefined
  /** Whether the total belongs to an earlier request. */
  refreshing?: boolean | undefined
  onPageChange: PageChange
  onPageSizeChange: (pageSize: number) => void
}

/**
 * Page size, 'Page X of Y', Previous and Next. A page past the end is replaced by the last one: an old address may
 * name one, or the list may have become shorter.
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
    <nav className={classes.pager} aria-label={texts.table.pagesOf(label)}>
      <NativeSelect
        className={classes.pageSize}
        label={texts.table.rows}
        size="xs"
        data={pageSizeChoices(pageSizes, defaultPageSize, pageSize).map(String)}
        value={String(pageSize)}
        onChange={(event) => onPageSizeChange(Number(event.currentTarget.value))}
      />
      <span className={classes.records}>{total === undefined ? '' : texts.table.ofTotal(total)}</span>
      <VisuallyHidden role="status">
        {total !== undefined && !refreshing && texts.table.found(total)}
      </VisuallyHidden>
      <span className={classes.pageText} aria-live="polite">
        {texts.table.page(Math.min(page, count ?? page), count)}
      </span>
      <Button.Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconChevronLeft size={14} />}
          {...endAt(page <= 1)}
          onClick={() => move(page - 1)}
        >
          {texts.table.previous}
        </Button>
        <Button
          size="xs"
          variant="default"
          rightSection={<IconChevronRight size={14} />}
          {...endAt(count === undefined || page >= count)}
          onClick={() => move(page + 1)}
        >
          {texts.table.next}
        </Button>
      </Button.Group>
    </nav>
  )
}

/** A disabled end button that keeps the focus, so that keyboard users who reach the last page do not lose it. */
const endAt = (isEnd: boolean) => (isEnd ? { 'data-disabled': true, 'aria-disabled': true } : {})
