import { fillPrintWindow, reservePrintWindow } from '@tahi/ui/print/print.ts'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { showFailure } from './calls.ts'

/** Opens the print window in the click and fills it once its papers are fetched; says so when it was blocked. */
export async function printWhenReady(
  papers: () => Promise<PrintDocument | readonly PrintDocument[]>,
): Promise<void> {
  const popup = reservePrintWindow()
  if (!popup) {
    toast.error('The browser blocked the print window. Allow pop-ups for this page.')
    return
  }
  try {
    fillPrintWindow(popup, await papers())
  } catch (failure) {
    popup.close()
    showFailure(failure)
  }
}
