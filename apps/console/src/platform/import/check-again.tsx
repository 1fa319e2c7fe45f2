import { texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { showFailure } from '../calls.ts'

type CheckAgainProps<Problem extends string> = {
  problems: readonly { problem: Problem }[]
  /** The problems that lie in what is recorded. */
  ofRecords: readonly Problem[]
  judgeAgain: () => Promise<void>
}

/** Looks again at rows whose record may have been corrected since; nothing where only the file can be. */
export function CheckAgain<Problem extends string>({
  problems,
  ofRecords,
  judgeAgain,
}: CheckAgainProps<Problem>) {
  if (!problems.some(({ problem }) => ofRecords.includes(problem))) return null
  return (
    <BusyButton variant="subtle" size="compact-sm" onClick={() => judgeAgain().catch(showFailure)}>
      {texts.imports.checkAgain}
    </BusyButton>
  )
}
