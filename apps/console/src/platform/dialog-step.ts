import { type RouterHistory, useRouter } from '@tanstack/react-router'
import type { ChangeAddress, HistoryStep } from './address.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the entry only opened a dialog over the page of the entry before. */
    isDialog?: true
  }
}

/** A dialog that is opened over its page: a step, so that Back closes it. */
export const opensDialog: HistoryStep = { state: { isDialog: true } }

/** Another place in the same dialog, which is no step of its own. */
export const staysInDialog: HistoryStep = { replace: true, state: true }

/** @returns closes a dialog of the address @param change changes the address */
export function useCloseDialog<T>(change: ChangeAddress<T>): (closed: Partial<T>) => void {
  const { history } = useRouter()
  return (closed) => closeDialog(history, () => change(closed, { replace: true }))
}

let isLeaving = false

/**
 * Closes a dialog by going back over the step that opened it; replaced, it would be a step that changes nothing. To a dialog
 * that a link leads to, the page is not the entry before: that one is replaced.
 */
export function closeDialog(history: RouterHistory, replace: () => void): void {
  if (!history.location.state.isDialog) {
    replace()
    return
  }
  // The browser goes back a moment later; two presses would go back twice.
  if (isLeaving) return
  isLeaving = true
  const arrived = history.subscribe(() => {
    arrived()
    isLeaving = false
  })
  history.back()
}
