import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/**
 * A link that keeps the form open behind it. `opener` shares the tab's session, which is kept per tab; the page is
 * the product's own.
 */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} target="_blank" rel="opener" size="sm" underline="always">
      {children} <IconExternalLink size={13} aria-label="(opens in a new tab)" />
    </Anchor>
  )
}
