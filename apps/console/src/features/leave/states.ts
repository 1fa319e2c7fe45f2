import { texts } from '@tahi/contract'
import type { LeaveState } from '@tahi/domain'
import type { Tone } from '@tahi/ui/tone.ts'
import { labelOf } from '../../platform/choices/label-of.ts'

const tones: Record<LeaveState, Tone> = { confirmed: 'good', requested: 'warn', rejected: 'bad' }

/** A state's label and colour. */
export const stateWords = (state: LeaveState): { label: string; tone: Tone } => ({
  label: texts.leave.states[state],
  tone: tones[state],
})

/** In the order of the filter's choices (W2). */
export const stateChoices = (['requested', 'confirmed', 'rejected'] as const).map((value) => ({
  value,
  label: texts.leave.states[value],
}))

/** The label of a filter; undefined without a filter. No filter bar offers 'live', by which calendar and totals list. */
export const stateLabel = (status: string | undefined): string | undefined =>
  status === 'live' ? texts.leavePaper.live : labelOf(stateChoices, status)
