import { Button } from '@mantine/core'
import { IconLockX } from '@tabler/icons-react'
import { listRefusedPunches, screens, texts } from '@tahi/contract'
import { useLink } from '@tahi/ui/link.tsx'
import { useCall } from '../../../platform/calls.ts'
import { linkTo } from '../../../platform/link.ts'
import type { TapFilters } from './refused-dialog.tsx'
import { TapNotice } from './tap-notice.tsx'

/**
 * The number of taps of a range that a gate took offline with a wrong PIN, with a link to their list: whoever tapped
 * believes to be clocked in, and is absent at night. For roles that keep records.
 */
export function RefusedTaps({ from, to, branchId }: TapFilters) {
  const Link = useLink()
  const refused = useCall(listRefusedPunches, { query: { from, to, branchId, page: 1, pageSize: 1 } })
  const count = refused.data?.total ?? 0
  if (count === 0) return null
  return (
    <TapNotice Icon={IconLockX} words={texts.gate.refusedTaps(count)}>
      <Button
        component={Link}
        href={linkTo(screens.gates.path, { view: 'refused', from, to, branch: branchId })}
        size="compact-sm"
        variant="default"
      >
        Show
      </Button>
    </TapNotice>
  )
}
