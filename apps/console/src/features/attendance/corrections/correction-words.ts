import { type Correction, texts } from '@tahi/contract'
import { type CorrectionState, correctionStates } from '@tahi/domain'
import type { Tone } from '@tahi/ui/tone.ts'
import { shownTime } from '../../../platform/shown-time.ts'

const tones: Record<CorrectionState, Tone> = {
  requested: 'warn',
  accepted: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
}

/** A state's label and colour. */
export const stateWords = (state: CorrectionState): { label: string; tone: Tone } => ({
  label: texts.correction.states[state],
  tone: tones[state],
})

/** In the order of the filter's choices. */
export const stateChoices = correctionStates.map((value) => ({
  value,
  label: texts.correction.states[value],
}))

/** '7:05 AM to 4:00 PM', or '7:05 AM, no time out'. */
export const timesWords = ({ timeIn, timeOut }: { timeIn: string; timeOut: string }): string =>
  texts.attendanceDay.times(shownTime(timeIn), timeOut === '' ? undefined : shownTime(timeOut))

/** The day as it is recorded. */
export const currentWords = ({ current }: Pick<Correction, 'current'>): string => {
  if (!current) return texts.attendanceDay.noRecord
  return current.timeIn === '' && current.timeOut === '' ? texts.attendanceDay.noTimes : timesWords(current)
}
