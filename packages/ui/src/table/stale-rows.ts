import type { SyntheticEvent } from 'react'

/**
 * Props of the element around the rows. While they answer an earlier question, such as the search before, what is pressed
 * in them does nothing: it would act on rows that nobody asked for. Nothing is disabled, so that the focus stays.
 */
export const staleRows = (isStale: boolean) =>
  isStale ? { 'data-refreshing': true, onClickCapture: swallow } : {}

function swallow(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
