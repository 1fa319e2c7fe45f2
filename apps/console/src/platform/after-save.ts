import { screen, texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRouter } from '@tanstack/react-router'

/** After a save: the success toast, and 1.5 seconds later one page back (C8, C9). */
export function useGoBackAfterSave(): (fallback: string) => void {
  const router = useRouter()
  return (fallback) => {
    const shown = toast.success(texts.success)
    setTimeout(() => {
      toast.dismiss(shown)
      if (router.history.canGoBack()) router.history.back()
      else router.history.push(fallback)
    }, screen.afterSaveDelay)
  }
}
