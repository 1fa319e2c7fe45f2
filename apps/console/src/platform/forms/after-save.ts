import { texts, uiTimings } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useIsLeft } from '@tahi/ui/use-is-left.ts'
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * After a save: the success toast, and 1.5 seconds later one page back (C8, W8, C9), unless the user left the page
 * before. A save that awaits this keeps its form busy, so that nothing can be typed that is not saved.
 * @param fallback where to go when there is no page to go back to
 * @returns `leaving`: it is saved, and another press saves nothing
 */
export function useLeaveAfterSave(fallback: string, message: string = texts.success) {
  const { history } = useRouter()
  const isLeft = useIsLeft()
  const [leaving, setLeaving] = useState(false)
  const leave = async (show?: Show): Promise<void> => {
    setLeaving(true)
    const shown = toast.success(message)
    setTimeout(() => toast.dismiss(shown), uiTimings.afterSaveDelay)
    if (!isLeft()) await goBackLater(history, fallback, show)
  }
  return { leave, leaving }
}

/** Changes the address to go back to, where it would not show what was saved. */
export type Show = (href: string) => string

/**
 * Goes one page back in 1.5 seconds if the page is still the same by then. Resolves once the page is left.
 * @param fallback where to go when there is no page to go back to
 */
export function goBackLater(
  history: RouterHistory,
  fallback: string,
  show: Show = (href) => href,
): Promise<void> {
  const { href } = history.location
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(() => {
      end()
      goBack(history, fallback, show)
    }, uiTimings.afterSaveDelay)
    const stop = history.subscribe(({ location }) => location.href !== href && end())
  })
}

function goBack(history: RouterHistory, fallback: string, show: Show): void {
  if (!history.canGoBack()) {
    history.push(show(fallback))
    return
  }
  const arrived = history.subscribe(({ location: { href } }) => {
    arrived()
    if (show(href) !== href) history.replace(show(href))
  })
  history.back()
}

/**
 * After a save in a dialog, or in a page that leads on to a fixed other one: the success toast, and 1.5 seconds later
 * `onClose`, unless the user closed it before (W4, W9).
 */
export function useCloseAfterSave(onClose: () => void): (message?: string) => Promise<void> {
  const isClosed = useIsLeft()
  return async (message = texts.success) => {
    const shown = toast.success(message)
    await new Promise((resolve) => setTimeout(resolve, uiTimings.afterSaveDelay))
    toast.dismiss(shown)
    if (!isClosed()) onClose()
  }
}
