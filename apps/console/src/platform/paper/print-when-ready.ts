import { texts } from '@tahi/contract'
import { fillPrintWindow, reservePrintWindow } from '@tahi/ui/print/print.ts'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { showFailure } from '../calls.ts'

/**
 * Opens the print window during the click, and fills it once the papers are fetched. Shows an error if the browser
 * blocked the window.
 * @returns whether the papers are there
 */
export async function printWhenReady(
  papers: () => Promise<PrintDocument | readonly PrintDocument[]>,
): Promise<boolean> {
  const popup = reservePrintWindow()
  if (!popup) {
    toast.error(texts.papers.blocked)
    return false
  }
  try {
    await fillPrintWindow(popup, await papers())
    return true
  } catch (failure) {
    popup.close()
    showFailure(failure)
    return false
  }
}
