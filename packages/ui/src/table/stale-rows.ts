import type { SyntheticEvent } from 'react'

/**
 * Props of the element around the rows. While they answer an earlier question, such as the search before, their ticks and
 * buttons do nothing: they would act on rows that nobody asked for. A row can be opened, because it shows itself what it
 * is. Nothing is disabled, so that the focus stays.
 */
export const staleRows = (isStale: boolean) =>
  isStale ? { 'data-refreshing': true, onClickCapture: swallow } : {}

function swallow(event: SyntheticEvent): void {
  if (!(event.target instanceof Element && event.target.closest('button, input, label'))) return
  event.preventDefault()
  event.stopPropagation()
}
