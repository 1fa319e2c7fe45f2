import { Button, Loader } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { type AnyImport, isWorking } from './any-import.ts'
import { importLabel } from './import-label.ts'

type ImportButtonProps = {
  current: AnyImport | undefined
  /** How many records would be written. */
  ready: number
  onOpen: () => void
}

export function ImportButton({ current, ready, onOpen }: ImportButtonProps) {
  const working = current !== undefined && isWorking(current)
  return (
    <Button
      variant="default"
      leftSection={working ? <Loader size={15} color="currentColor" /> : <IconFileImport size={16} />}
      onClick={onOpen}
    >
      {importLabel(current, ready)}
    </Button>
  )
}
