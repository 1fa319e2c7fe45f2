import { type CoreHr, texts } from '@tahi/contract'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { useCompany } from '../../../platform/company.ts'
import type { coreHrLinks } from './links.ts'
import { Panel, Quiet } from './panel.tsx'

type PendingPanelProps = { found: CoreHr; links: ReturnType<typeof coreHrLinks> }

/**
 * Accounts that wait for approval. They are of every branch even when one is chosen, because a registration names none.
 */
export function PendingPanel({ found: { pending }, links }: PendingPanelProps) {
  const { timeZone } = useCompany()
  const { title, nobody, since } = texts.pendingAccounts
  return (
    <Panel title={title} total={pending.accounts} href={links.pending}>
      <Quiet>
        {pending.since === null
          ? nobody
          : since(pending.accounts, formatInZone(pending.since, timeZone, 'day'))}
      </Quiet>
    </Panel>
  )
}
