import { leaveWords } from '@tahi/contract/employee-texts/leave'
import { readLeaveUse } from '@tahi/contract/leave-use'
import { Answer } from '../../components/answer.tsx'
import { Card } from '../../components/card.tsx'
import { useCall } from '../../platform/calls.ts'
import { useCompanyDay } from '../../platform/clock/use-server-clock.ts'
import { useWords } from '../../platform/language.ts'
import classes from './leave.module.css'

/** The days of leave used this year by type, and the requested ones. */
export function DaysUsed() {
  return <DaysUsedIn year={Number(useCompanyDay().slice(0, 4))} />
}

function DaysUsedIn({ year }: { year: number }) {
  const words = useWords(leaveWords)
  const use = useCall(readLeaveUse, { query: { year } })
  return (
    <Card title={words.usedTitle(year)}>
      <Answer of={use}>
        {({ data: { types } }) => (
          <>
            {types.length === 0 && <p className={classes.quiet}>{words.noneUsed}</p>}
            <dl className={classes.used}>
              {types.map(({ leaveType, used, requested }) => (
                <div key={leaveType}>
                  <dt>{words.types[leaveType]}</dt>
                  <dd>
                    {words.days(used)}
                    {requested > 0 && <span>{words.alsoRequested(words.days(requested))}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Answer>
    </Card>
  )
}
