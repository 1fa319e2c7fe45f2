import { type AttendanceImport, texts } from '@tahi/contract'
import { problemsOfRecords, type RowProblem } from '@tahi/domain'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { showFailure } from '../../../platform/calls.ts'
import { useJudgeAgain } from './use-judge-again.ts'

const ofRecords: readonly RowProblem[] = problemsOfRecords

/** Looks again at rows whose record may have been corrected since; nothing where only the file can be. */
export function CheckAgain({ current: { _id, problems } }: { current: AttendanceImport }) {
  const judgeAgain = useJudgeAgain(_id)
  if (!problems.some(({ problem }) => ofRecords.includes(problem))) return null
  return (
    <BusyButton variant="subtle" size="compact-sm" onClick={() => judgeAgain().catch(showFailure)}>
      {texts.attendanceImport.checkAgain}
    </BusyButton>
  )
}
