import { texts } from '@tahi/contract'
import type { LeaveState } from '@tahi/domain'
import type { Tone } from '@tahi/ui/charts/tone.ts'
import { labelOf } from '../../platform/choices/label-of.ts'

const tones: Record<LeaveState, Tone> = { confirmed: 'good', requested: 'warn', rejected: 'bad' }

/** How a state is called and what its colour says. */
export const stateWords = (state: LeaveState): { label: string; tone: Tone } => ({
  label: texts.leave.states[state],
  tone: tones[state],
})

/** In the order in which filters offer them (W2). */
export const stateChoices = (['requested', 'confirmed', 'rejected'] as const).map((value) => ({
  value,
  label: texts.leave.states[value],
}))

/** How a filter of the list is called; nothing where it leaves out nothing. */
export const stateLabel = (status: string | undefined): string | undefined => labelOf(stateChoices, status)
