import { Button } from '@mantine/core'
import { IconLockX } from '@tabler/icons-react'
import { screens, texts } from '@tahi/contract'
import { useLink } from '@tahi/ui/link.tsx'
import { linkTo } from '../../../platform/link.ts'
import type { TapFilters } from './refused-dialog.tsx'
import { TapNotice } from './tap-notice.tsx'

/**
 * The number of taps of a range that a gate took offline with a wrong PIN, with a link to their list: whoever tapped
 * believes to be clocked in, and is absent at night. For roles that keep records.
 */
export function RefusedTaps({ count, from, to, branchId }: TapFilters & { count: number }) {
  const Link = useLink()
  if (count === 0) return null
  return (
    <TapNotice Icon={IconLockX} words={texts.gate.refusedTaps(count)}>
      <Button
        component={Link}
        href={linkTo(screens.gates.path, { view: 'refused', from, to, branch: branchId })}
        size="compact-sm"
        variant="default"
      >
        {texts.actions.show}
      </Button>
    </TapNotice>
  )
}
