import { leaveWords } from '@tahi/contract/employee-texts/leave'
import type { LeaveState } from '@tahi/domain'
import type { Tone } from '@tahi/ui/tone.ts'
import { Badge } from '../../components/badge.tsx'
import { useWords } from '../../platform/language.ts'

const tones: Record<LeaveState, Tone> = { confirmed: 'good', requested: 'warn', rejected: 'bad' }

/** A leave's state, in words and a colour. */
export function StateBadge({ state }: { state: LeaveState }) {
  const words = useWords(leaveWords)
  return <Badge tone={tones[state]}>{words.states[state]}</Badge>
}
