type ImportDialogProps = { onClose: () => void; onImported: () => Promise<void> }

export function ImportDialog(_: ImportDialogProps) {
  return null
}
