import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { listPunches, texts } from '@tahi/contract'
import { useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import classes from './claims.module.css'
import { RefusedDialog, type RefusedFilters } from './refused-dialog.tsx'

/** The number of refused claims in a range, with a button that shows them. */
export function RefusedClaims(filters: RefusedFilters) {
  const [open, setOpen] = useState(false)
  const refused = useCall(listPunches, { query: { ...filters, outcome: 'refused', page: 1, pageSize: 1 } })
  const count = refused.data?.total ?? 0
  if (count === 0) return null
  return (
    <>
      <div className={classes.notice} role="status">
        <IconCloudOff size={18} stroke={1.6} aria-hidden />
        <span>{texts.punch.left(count)}</span>
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          Show
        </Button>
      </div>
      {open && <RefusedDialog {...filters} onClose={() => setOpen(false)} />}
    </>
  )
}
