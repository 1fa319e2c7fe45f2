import { Skeleton } from '@mantine/core'
import { type Leave, listLeaves, readLeaveUse, texts } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { formatDays } from '@tahi/ui/format/day.ts'
import { Answer } from '../../../platform/answer.tsx'
import { useCall } from '../../../platform/calls.ts'
import { stateWords } from '../states.ts'
import { otherDaysUsed } from './other-days-used.ts'
import classes from './person-leaves.module.css'

type PersonLeavesProps = {
  userId: string
  name: string
  today: Day
  /** The id of the form's own leave. */
  except: string
}

/** An employee's other leaves from this year on, to base a decision on. */
export function PersonLeaves({ userId, name, today, except }: PersonLeavesProps) {
  const year = today.slice(0, 4)
  const query = useCall(listLeaves, {
    params: { id: userId },
    query: { from: `${year}-01-01`, sort: '-date' },
  })
  const found = query.data?.data
  // Not summed up from the list, which lacks the leaves in a former branch.
  const use = useCall(readLeaveUse, { query: { year: Number(year), userId } }, { exact: true })
  const used = use.data?.data
  const own = found?.find(({ _id }) => _id === except)
  const days = found && used && otherDaysUsed(used, own)
  return (
    <FormSection
      title={texts.leaveForm.leavesOf(name)}
      hint={days !== undefined && texts.leaveForm.confirmedIn(days, year, own !== undefined)}
    >
      <Answer of={query} waiting={<Skeleton height={110} />}>
        {({ data }) => <Leaves leaves={data.filter(({ _id }) => _id !== except)} />}
      </Answer>
    </FormSection>
  )
}

function Leaves({ leaves }: { leaves: readonly Leave[] }) {
  if (leaves.length === 0) return <p className={classes.none}>{texts.leaveForm.noOther}</p>
  return (
    <ul className={classes.leaves}>
      {leaves.map(({ _id, leaveType, date, dateEnd, state }) => (
        <li key={_id}>
          <span>{leaveType}</span>
          <StatusBadge {...stateWords(state)} />
          <small>{formatDays(date, dateEnd)}</small>
        </li>
      ))}
    </ul>
  )
}
