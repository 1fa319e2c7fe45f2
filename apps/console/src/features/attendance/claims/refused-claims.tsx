import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { useState } from 'react'
import { RefusedDialog, type RefusedFilters } from './refused-dialog.tsx'
import { TapNotice } from './tap-notice.tsx'

/** The number of refused claims in a range, with a button that shows them. */
export function RefusedClaims({ count, ...filters }: RefusedFilters & { count: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {count > 0 && (
        <TapNotice Icon={IconCloudOff} words={texts.punch.left(count)}>
          <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
            {texts.actions.show}
          </Button>
        </TapNotice>
      )}
      {/* Stays when the last one is done. */}
      {open && <RefusedDialog {...filters} onClose={() => setOpen(false)} />}
    </>
  )
}
