import { Skeleton } from '@mantine/core'
import {
  IconBeach,
  IconCash,
  IconCashOff,
  IconChevronRight,
  IconCircleCheck,
  IconClockEdit,
  IconClockExclamation,
  IconClockX,
  IconHourglass,
  IconReceipt,
  IconTargetArrow,
  IconUserQuestion,
  IconUsers,
} from '@tabler/icons-react'
import { type DashboardSummary, formatCount, type NeedKind, texts } from '@tahi/contract'
import { useLink } from '@tahi/ui/link.tsx'
import type { Tone } from '@tahi/ui/tone.ts'
import type { ComponentType } from 'react'
import { NobodyYet } from '../../platform/employees/nobody-yet.tsx'
import type { DashboardLinks } from './links.ts'
import classes from './needs.module.css'

const looks: Record<NeedKind, { Icon: ComponentType<{ size: number; stroke: number }>; tone: Tone }> = {
  quotaAtRisk: { Icon: IconTargetArrow, tone: 'bad' },
  decideLeave: { Icon: IconBeach, tone: 'info' },
  decideCorrection: { Icon: IconClockEdit, tone: 'info' },
  unrecordedTimes: { Icon: IconClockX, tone: 'warn' },
  unpaidPayslips: { Icon: IconReceipt, tone: 'warn' },
  finalPay: { Icon: IconCash, tone: 'warn' },
  skippedDays: { Icon: IconCashOff, tone: 'warn' },
  approveAccounts: { Icon: IconUserQuestion, tone: 'info' },
  confirmAttendance: { Icon: IconHourglass, tone: 'warn' },
  missingTimeOut: { Icon: IconClockExclamation, tone: 'warn' },
}

type NeedsProps = {
  /** Undefined while loading. */
  needs: DashboardSummary['needs'] | undefined
  /** Nobody but the user works here. */
  nobodyYet: boolean
  links: DashboardLinks
}

/** What waits for people who keep the records or approve accounts, each linked to the list of waiting records. */
export function Needs({ needs, nobodyYet, links }: NeedsProps) {
  const waiting = needs?.filter(({ count }) => count > 0)
  return (
    <section className={classes.needs} aria-labelledby="needs">
      <h2 id="needs" className={classes.title}>
        {texts.dashboard.needsTitle}
      </h2>
      {!waiting ? (
        <Skeleton className={classes.loading} radius="md" />
      ) : waiting.length === 0 && nobodyYet ? (
        <p className={`${classes.nothing} ${classes.nobody}`}>
          <IconUsers size={20} stroke={1.6} aria-hidden />
          <span>
            <NobodyYet />
          </span>
        </p>
      ) : waiting.length === 0 ? (
        <p className={classes.nothing}>
          <IconCircleCheck size={20} stroke={1.6} aria-hidden />
          {texts.dashboard.nothingWaits}
        </p>
      ) : (
        <ul className={classes.list}>
          {waiting.map((need) => (
            <Need key={need.kind} kind={need.kind} count={need.count} href={links.need(need)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Need({ kind, count, href }: { kind: NeedKind; count: number; href: string }) {
  const Link = useLink()
  const { Icon, tone } = looks[kind]
  return (
    <li>
      <Link className={classes.need} href={href} data-tone={tone}>
        <span className={classes.icon} aria-hidden="true">
          <Icon size={18} stroke={1.7} />
        </span>
        <span className={classes.words}>
          <strong>{formatCount(count)}</strong> {texts.dashboard.needs[kind](count)}
        </span>
        <IconChevronRight className={classes.arrow} size={16} aria-hidden />
      </Link>
    </li>
  )
}
