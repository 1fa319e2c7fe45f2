import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconArrowsExchange,
  IconBeach,
  IconCalendarCheck,
  IconCash,
  IconClockCheck,
  IconClockEdit,
  IconMessage,
  IconNote,
  IconSpeakerphone,
  IconUserPlus,
  IconUserQuestion,
} from '@tabler/icons-react'
import { type Notification, type NotificationKind, texts } from '@tahi/contract'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { useLink } from '@tahi/ui/link.tsx'
import { agoInWords } from '../../../platform/ago.ts'
import { useCompany } from '../../../platform/company.ts'
import classes from './panel.module.css'

const icons: Record<NotificationKind, typeof IconNote> = {
  leaveRequested: IconBeach,
  leaveDecided: IconCalendarCheck,
  correctionRequested: IconClockEdit,
  correctionDecided: IconClockCheck,
  keeperRequested: IconUserQuestion,
  payslipPaid: IconCash,
  accountWaiting: IconUserPlus,
  personMoved: IconArrowsExchange,
  announcement: IconSpeakerphone,
  message: IconMessage,
  note: IconNote,
}

type ItemProps = { notification: Notification; onOpen: () => void }

/** One notification, linked to its subject; without a link, a press marks it as read. */
export function NotificationItem({ notification, onOpen }: ItemProps) {
  const Link = useLink()
  const { href, read } = notification
  const unread = !read || undefined
  return (
    <li>
      {href === null ? (
        <UnstyledButton className={classes.item} data-unread={unread} onClick={onOpen}>
          <Words {...notification} />
        </UnstyledButton>
      ) : (
        <Link href={href} className={classes.item} data-unread={unread} onClick={onOpen}>
          <Words {...notification} />
        </Link>
      )}
    </li>
  )
}

function Words({ kind, title, message, from, read, createdAt }: Notification) {
  const { timeZone } = useCompany()
  const Icon = icons[kind]
  return (
    <>
      <span className={classes.icon} aria-hidden>
        <Icon size={17} stroke={1.6} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          {title}
          {!read && <VisuallyHidden> {texts.notificationPanel.isUnread}</VisuallyHidden>}
        </span>
        <span className={classes.message}>{message}</span>
        <span className={classes.foot}>
          {from !== null && `${from} · `}
          <time dateTime={createdAt} title={formatInZone(createdAt, timeZone)}>
            {agoInWords(createdAt, new Date(), timeZone)}
          </time>
        </span>
      </span>
    </>
  )
}
