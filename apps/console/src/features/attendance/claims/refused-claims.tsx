import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { listPunches, texts } from '@tahi/contract'
import { useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import { RefusedDialog, type RefusedFilters } from './refused-dialog.tsx'
import { TapNotice } from './tap-notice.tsx'

/** The number of refused claims in a range, with a button that shows them. */
export function RefusedClaims(filters: RefusedFilters) {
  const [open, setOpen] = useState(false)
  const refused = useCall(listPunches, { query: { ...filters, page: 1, pageSize: 1 } })
  const count = refused.data?.total ?? 0
  return (
    <>
      {count > 0 && (
        <TapNotice Icon={IconCloudOff} words={texts.punch.left(count)}>
          <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
            Show
          </Button>
        </TapNotice>
      )}
      {/* Stays when the last one is done. */}
      {open && <RefusedDialog {...filters} onClose={() => setOpen(false)} />}
    </>
  )
}
