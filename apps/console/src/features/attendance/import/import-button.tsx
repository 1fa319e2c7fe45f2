import { Button, Loader } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import type { AttendanceImport } from '@tahi/contract'
import { importLabel } from './import-words.ts'
import { isWorking } from './use-import.ts'

type ImportButtonProps = { current: AttendanceImport | undefined; onOpen: () => void }

export function ImportButton({ current, onOpen }: ImportButtonProps) {
  const working = current !== undefined && isWorking(current)
  return (
    <Button
      variant="default"
      leftSection={working ? <Loader size={15} color="currentColor" /> : <IconFileImport size={16} />}
      onClick={onOpen}
    >
      {importLabel(current)}
    </Button>
  )
}
