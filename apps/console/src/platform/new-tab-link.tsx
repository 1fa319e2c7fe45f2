import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import type { ReactNode } from 'react'

/**
 * A link that opens in a new tab, so that the form stays open. `opener` copies this tab's session to the new one; the
 * target is always a page of the console.
 */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} target="_blank" rel="opener" size="sm" underline="always">
      {children}
      {'\u00a0'}
      <IconExternalLink size={13} aria-label={texts.opensInNewTab} />
    </Anchor>
  )
}
