import { Alert, Button } from '@mantine/core'
import { type Correction, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { useCompany } from '../../../platform/company.ts'
import { currentWords, timesWords } from './correction-words.ts'
import classes from './corrections.module.css'

const words = texts.correction

type WaitingNoticeProps = { request: Correction; onDecide: (accept: boolean) => void }

/** Who asks for which times of a day, why and since when, with the buttons that decide it. */
export default function WaitingNotice({ request, onDecide }: WaitingNoticeProps) {
  const { timeZone } = useCompany()
  const { employee, createdAt, current, reason, can } = request
  const name = listedName(employee)
  return (
    <Alert color="yellow" variant="light" role="status" title={words.waits}>
      <p className={classes.asks}>
        {words.asked(name, formatInZone(createdAt, timeZone), timesWords(request))}{' '}
        {current && words.recordedNow(currentWords(request))}
      </p>
      <blockquote className={classes.said}>{reason}</blockquote>
      {can.includes('decide') && (
        <div className={classes.buttons}>
          <Button size="xs" variant="default" onClick={() => onDecide(true)}>
            {texts.correctionDecision.toAccept}
          </Button>
          <Button size="xs" variant="default" onClick={() => onDecide(false)}>
            {texts.correctionDecision.toRefuse}
          </Button>
        </div>
      )}
    </Alert>
  )
}
