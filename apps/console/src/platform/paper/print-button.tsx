import { IconPrinter } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { printWhenReady } from './print-when-ready.ts'

/** A Print button that fetches the papers when it is pressed. */
export function PrintButton({ papers }: { papers: () => Promise<PrintDocument | readonly PrintDocument[]> }) {
  return (
    <BusyButton
      variant="default"
      leftSection={<IconPrinter size={16} />}
      onClick={() => printWhenReady(papers)}
    >
      {texts.actions.print}
    </BusyButton>
  )
}
