import { type CoreHr, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import { useLink } from '@tahi/ui/link.tsx'
import classes from './leave-panel.module.css'
import type { coreHrLinks } from './links.ts'
import { Panel, Quiet } from './panel.tsx'

type LeavePanelProps = {
  found: CoreHr
  links: ReturnType<typeof coreHrLinks>
  today: string
  withBranch: boolean
}

const words = texts.coreHrPanels

/** Who is on leave today, and until when. */
export function LeavePanel({ found: { onLeave }, links, today, withBranch }: LeavePanelProps) {
  const Link = useLink()
  const { people, first } = onLeave
  const more = people > first.length ? { label: words.allOnLeave(people), href: links.leaves } : undefined
  return (
    <Panel title={words.onLeave} total={people} href={links.leaves} more={more}>
      {people === 0 ? (
        <Quiet>{texts.coreHr.nobodyOnLeave}</Quiet>
      ) : (
        <ul className={classes.people}>
          {first.map(({ leaveId, employee, branchName, leaveType, dateEnd }) => (
            <li key={leaveId}>
              <Link className={classes.person} href={links.leave(leaveId)}>
                <span className={classes.name}>{listedName(employee)}</span>
                <span className={classes.until}>
                  {dateEnd === today ? words.untilToday : words.until(formatDay(dateEnd))}
                </span>
                <small className={classes.type}>
                  {withBranch ? `${leaveType} · ${branchName}` : leaveType}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
