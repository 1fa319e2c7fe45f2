import { type Claim, texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { useCompany } from '../../../platform/company.ts'
import { claimBadge, deviceOf } from './claim-words.ts'
import classes from './claims.module.css'
import { SettledOrNot } from './settled-or-not.tsx'

const words = texts.punchClaims

/** A day's claims: the time that the phone or the gate's tablet reported, the estimated time, and the doubts. */
export default function ClaimsCard({ claims }: { claims: readonly Claim[] }) {
  return (
    <FormSection title={texts.punch.title}>
      <ol className={classes.claims}>
        {claims.map((claim) => (
          <ClaimEntry key={claim._id} claim={claim} />
        ))}
      </ol>
    </FormSection>
  )
}

function ClaimEntry({ claim }: { claim: Claim }) {
  const { timeZone } = useCompany()
  const { kind, gateName, at, phoneTime, receivedAt, clockDifference, doubts, reason } = claim
  const device = deviceOf(claim)
  const facts = [
    ...(gateName ? [[words.gate, gateName]] : []),
    [words.believed, formatInZone(at, timeZone)],
    [words.timeOf(device), formatInZone(phoneTime, timeZone)],
    [words.received, formatInZone(receivedAt, timeZone)],
    [words.clockOf(device), words.clock(clockDifference)],
  ]
  return (
    <li>
      <p className={classes.head}>
        <strong>{texts.punch.kinds[kind]}</strong>
        <StatusBadge {...claimBadge(claim)} />
      </p>
      <dl>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {reason && <p className={classes.reason}>{texts.punch.reasons[reason]}</p>}
      {doubts.length > 0 && (
        <ul className={classes.doubts}>
          {doubts.map((doubt) => (
            <li key={doubt}>{texts.punch.doubts[device][doubt]}</li>
          ))}
        </ul>
      )}
      <SettledOrNot claim={claim} />
    </li>
  )
}
