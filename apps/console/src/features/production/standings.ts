import { texts } from '@tahi/contract'
import { type QuotaStanding, quotaStandings } from '@tahi/domain'
import type { Tone } from '@tahi/ui/tone.ts'

/** The colour of each standing. */
export const standingTones: Record<QuotaStanding, Tone> = {
  upcoming: 'neutral',
  onTrack: 'info',
  atRisk: 'warn',
  reached: 'good',
  missed: 'bad',
}

export const standingChoices = quotaStandings.map((value) => ({
  value,
  label: texts.quota.standings[value],
}))
