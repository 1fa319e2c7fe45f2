import { type PendingAccount, texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'

type TypedCodeProps = { account: PendingAccount }

/** The typed officer ID, marked if it is already taken. */
export const TypedCode = ({ account: { userId, userIdTaken } }: TypedCodeProps) => (
  <>
    {userId} {userIdTaken && <StatusBadge tone="warn" label={texts.pendingAccountList.taken} />}
  </>
)
