import { screen, texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * After a save: the success toast, and 1.5 seconds later one page back (C8, W8, C9), unless somebody went on before,
 * while it was being saved or after.
 */
export function useGoBackAfterSave(message: string = texts.success): (fallback: string, show?: Show) => void {
  const { history } = useRouter()
  const isLeft = useIsLeft()
  return (fallback, show) => {
    const shown = toast.success(message)
    setTimeout(() => toast.dismiss(shown), screen.afterSaveDelay)
    if (!isLeft()) goBackLater(history, fallback, show)
  }
}

/** The address of the page that it leads to, changed where it would not show what was saved. */
type Show = (href: string) => string

/** Goes one page back in 1.5 seconds, if the page is still the same then. @param fallback where there is no page to go back to */
export function goBackLater(history: RouterHistory, fallback: string, show: Show = (href) => href): void {
  const { href } = history.location
  const timer = setTimeout(() => {
    stop()
    if (!history.canGoBack()) return history.push(show(fallback))
    const arrived = history.subscribe(({ location: { href } }) => {
      arrived()
      if (show(href) !== href) history.replace(show(href))
    })
    history.back()
  }, screen.afterSaveDelay)
  const stop = history.subscribe(({ location }) => {
    if (location.href === href) return
    clearTimeout(timer)
    stop()
  })
}

/**
 * After a dialog's save, or a page's that leads on to a certain other: the success toast, and 1.5 seconds later it closes,
 * unless somebody closed it before (W4, W9).
 */
export function useCloseAfterSave(onClose: () => void): (message?: string) => Promise<void> {
  const isClosed = useIsLeft()
  return async (message = texts.success) => {
    const shown = toast.success(message)
    await new Promise((resolve) => setTimeout(resolve, screen.afterSaveDelay))
    toast.dismiss(shown)
    if (!isClosed()) onClose()
  }
}

/** Says whether what calls it is off the screen by now. */
function useIsLeft(): () => boolean {
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  return () => left.current
}
