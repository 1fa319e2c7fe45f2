import { Skeleton } from '@mantine/core'
import { type DashboardMonth, texts } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { useLink } from '@tahi/ui/link.tsx'
import { dayName } from '../../../platform/calendar/day-words.ts'
import { AnnouncementLine } from './announcement-line.tsx'
import classes from './day-panel.module.css'
import { contentOf } from './month-marks.ts'
import { QuotaLine } from './quota-line.tsx'

type DayPanelProps = {
  day: Day
  isToday: boolean
  /** Undefined while loading. */
  found: DashboardMonth | undefined
  /** Whether the records of several branches are shown. */
  withBranch: boolean
  withQuotas: boolean
  /** The address of the announcement list. */
  announcementsHref: string
}

/** A day's announcements and quotas (C2 Calendar). */
export function DayPanel(props: DayPanelProps) {
  const { day, isToday, found, withBranch, withQuotas, announcementsHref } = props
  const Link = useLink()
  const content = found && contentOf(found, day)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop here the keyboard could not scroll a long day
    <section className={classes.panel} aria-label={dayName(day)} aria-busy={!content} tabIndex={0}>
      <header className={classes.head}>
        <h2 className={classes.day}>{dayName(day)}</h2>
        {isToday && <span className={classes.today}>{texts.choices.today}</span>}
        <Link className={classes.all} href={announcementsHref}>
          {texts.dashboard.allAnnouncements}
        </Link>
      </header>
      {!content ? (
        <Skeleton height={150} radius="md" />
      ) : (
        <>
          <h3 className={classes.kind}>{texts.dashboard.announcements}</h3>
          {content.announcements.length === 0 ? (
            <p className={classes.none}>{texts.dashboard.noAnnouncement}</p>
          ) : (
            <ul className={classes.list}>
              {content.announcements.map((announcement) => (
                <AnnouncementLine
                  key={announcement._id}
                  announcement={announcement}
                  withBranch={withBranch}
                />
              ))}
            </ul>
          )}
          {withQuotas && content.quotas && (
            <>
              <h3 className={classes.kind}>{texts.dashboard.quotas}</h3>
              {content.quotas.length === 0 ? (
                <p className={classes.none}>{texts.dashboard.noQuota}</p>
              ) : (
                <ul className={classes.list}>
                  {content.quotas.map((quota) => (
                    <QuotaLine key={quota._id} quota={quota} withBranch={withBranch} />
                  ))}
                </ul>
              )}
            </>
          )}
        </>
      )}
    </section>
  )
}
