import { generalWords } from '@tahi/contract/employee-texts/general'
import { todayWords } from '@tahi/contract/employee-texts/today'
import type { Today } from '@tahi/contract/today'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { useFormat, useWords } from '../../platform/language.ts'
import { useQueue } from '../../platform/queue/open-queue.ts'
import classes from './quotas.module.css'
import { waitingPieces } from './waiting-pieces.ts'

export type Quota = Today['quotas'][number]

type OnEnter = { onEnter: (quota: Quota, isCorrection: boolean) => void }

/** Today's quotas of one's own sewing line, with one's own pieces, also those made in another line earlier today. */
export function Quotas({ quotas, onEnter }: Pick<Today, 'quotas'> & OnEnter) {
  const words = useWords(todayWords)
  return (
    <Card title={words.quota}>
      {quotas.every(({ former }) => former) && <p className={classes.quiet}>{words.noQuota}</p>}
      {quotas.map((quota) => (
        <QuotaRow key={quota._id} quota={quota} onEnter={onEnter} />
      ))}
    </Card>
  )
}

function QuotaRow({ quota, onEnter }: { quota: Quota } & OnEnter) {
  const words = useWords(todayWords)
  const general = useWords(generalWords)
  const format = useFormat()
  const waiting = waitingPieces(quota, useQueue())
  const own = quota.own + waiting
  const progress = quota.progress + waiting
  return (
    <article className={classes.quota} aria-label={quota.styleName}>
      <h3>{quota.styleName}</h3>
      <progress
        className={classes.bar}
        value={Math.min(progress, quota.target)}
        max={quota.target}
        aria-label={words.quota}
      />
      <p className={classes.quiet}>{words.ofTarget(format.count(progress), format.count(quota.target))}</p>
      <p className={classes.mine}>
        {words.mine(format.count(own))}
        {waiting !== 0 && <span className={classes.waits}>{general.waitsToBeSent}</span>}
      </p>
      {quota.former ? (
        <p className={classes.quiet}>{words.ofOtherLine(quota.designationName, quota.branchName)}</p>
      ) : (
        <div className={classes.actions}>
          <Button onClick={() => onEnter(quota, false)}>{words.addPieces}</Button>
          {own > 0 && (
            <Button look="plain" onClick={() => onEnter(quota, true)}>
              {words.correct}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
