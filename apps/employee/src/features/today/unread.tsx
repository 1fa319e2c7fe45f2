import { IconBell, IconMessage, IconSpeakerphone } from '@tabler/icons-react'
import { todayWords } from '@tahi/contract/employee-texts/today'
import type { Today } from '@tahi/contract/today'
import { Link } from 'wouter'
import { useWords } from '../../platform/language.ts'
import classes from './unread.module.css'

/** Links to unread announcements, messages and notifications; empty when all is read. */
export function Unread({ unread: { announcements, messages, notifications } }: Pick<Today, 'unread'>) {
  const words = useWords(todayWords)
  const kinds = [
    { path: '/notifications', Icon: IconBell, count: notifications, name: words.unreadNotifications },
    { path: '/announcements', Icon: IconSpeakerphone, count: announcements, name: words.unreadAnnouncements },
    { path: '/messages', Icon: IconMessage, count: messages, name: words.unreadMessages },
  ]
  const unread = kinds.filter(({ count }) => count > 0)
  if (unread.length === 0) return null
  return (
    <ul className={classes.unread}>
      {unread.map(({ path, Icon, count, name }) => (
        <li key={path}>
          <Link href={path}>
            <Icon aria-hidden /> {name(count)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
