import { IconMessage, IconSpeakerphone } from '@tabler/icons-react'
import { todayWords } from '@tahi/contract/employee-texts/today'
import type { Today } from '@tahi/contract/today'
import { Link } from 'wouter'
import { useWords } from '../../platform/language.ts'
import classes from './unread.module.css'

/** What somebody wrote and one has not read yet; nothing where all is read. */
export function Unread({ unread: { announcements, messages } }: Pick<Today, 'unread'>) {
  const words = useWords(todayWords)
  if (announcements + messages === 0) return null
  return (
    <ul className={classes.unread}>
      {announcements > 0 && (
        <li>
          <Link href="/announcements">
            <IconSpeakerphone aria-hidden /> {words.unreadAnnouncements(announcements)}
          </Link>
        </li>
      )}
      {messages > 0 && (
        <li>
          <Link href="/messages">
            <IconMessage aria-hidden /> {words.unreadMessages(messages)}
          </Link>
        </li>
      )}
    </ul>
  )
}
