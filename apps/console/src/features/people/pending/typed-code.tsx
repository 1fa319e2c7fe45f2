import type { PendingAccount } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'

type TypedCodeProps = { account: PendingAccount }

/** The officer ID that was typed, marked where somebody has it already. */
export const TypedCode = ({ account: { userId, userIdTaken } }: TypedCodeProps) => (
  <>
    {userId} {userIdTaken && <StatusBadge tone="warn" label="Taken" />}
  </>
)
