import { screen, texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'

/** The success toast, and the moment after which a dialog closes (W8, W9). */
export async function showSaved(): Promise<void> {
  const shown = toast.success(texts.success)
  await new Promise((resolve) => setTimeout(resolve, screen.afterSaveDelay))
  toast.dismiss(shown)
}
