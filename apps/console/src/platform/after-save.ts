import { screen, texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** After a save: the success toast, and 1.5 seconds later one page back (C8, W8, C9). */
export function useGoBackAfterSave(message: string = texts.success): (fallback: string) => void {
  const router = useRouter()
  return (fallback) => {
    const shown = toast.success(message)
    setTimeout(() => {
      toast.dismiss(shown)
      if (router.history.canGoBack()) router.history.back()
      else router.history.push(fallback)
    }, screen.afterSaveDelay)
  }
}

/** After a dialog's save: the success toast, and 1.5 seconds later it closes, unless somebody closed it before (W4, W9). */
export function useCloseAfterSave(onClose: () => void): () => Promise<void> {
  const closed = useRef(false)
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
    }
  }, [])
  return async () => {
    const shown = toast.success(texts.success)
    await new Promise((resolve) => setTimeout(resolve, screen.afterSaveDelay))
    toast.dismiss(shown)
    if (!closed.current) onClose()
  }
}
