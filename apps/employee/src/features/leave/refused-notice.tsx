import { generalWords } from '@tahi/contract/employee-texts/general'
import { leaveWords } from '@tahi/contract/employee-texts/leave'
import { Actions } from '../../components/actions.tsx'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { useWords } from '../../platform/language.ts'
import { removeRefused } from '../../platform/queue/remove-refused.ts'
import { useServerWords } from '../../platform/server-words.ts'

interface RefusedNoticeProps {
  /** The entry's position in the queue. */
  readonly place: number
  readonly why: string
  readonly onCorrect?: () => void
}

/** Why the server refused an entry, with two ways on: correct it or drop it. */
export function RefusedNotice({ place, why, onCorrect }: RefusedNoticeProps) {
  const words = useWords(leaveWords)
  const general = useWords(generalWords)
  const said = useServerWords()
  return (
    <Notice tone="bad">
      <span>
        {general.notAccepted}: {said(why)}
      </span>
      <Actions>
        {onCorrect && (
          <Button look="plain" onClick={onCorrect}>
            {words.again}
          </Button>
        )}
        <Button look="plain" onClick={() => void removeRefused(place)}>
          {general.remove}
        </Button>
      </Actions>
    </Notice>
  )
}
