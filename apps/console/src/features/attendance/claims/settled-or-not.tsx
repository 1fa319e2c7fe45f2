import { type Claim, keepsRecords, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { useCompany } from '../../../platform/company.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import classes from './claims.module.css'
import { useSettling } from './use-settling.ts'

const words = texts.punch

/** Who dealt with a refused claim; as long as nobody has, the button with which those who keep records do. */
export function SettledOrNot({ claim: { _id, outcome, settled } }: { claim: Claim }) {
  const { timeZone } = useCompany()
  const { role } = useCurrentUser()
  const settle = useSettling()
  if (outcome !== 'refused') return null
  if (settled)
    return <p className={classes.dim}>{words.settledBy(settled.by, formatInZone(settled.at, timeZone))}</p>
  if (!keepsRecords(role)) return null
  return (
    <BusyButton size="compact-sm" variant="default" onClick={() => settle([_id])}>
      {words.settle}
    </BusyButton>
  )
}
