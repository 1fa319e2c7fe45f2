import { untilDone } from '@tahi/client/until-done'
import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { listNotifications, markNotificationsRead, type Notification } from '@tahi/contract/notifications'
import { readToday } from '@tahi/contract/today'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { Answer } from '../../components/answer.tsx'
import entry from '../../components/entry.module.css'
import { EntryHead } from '../../components/entry-head.tsx'
import { Page } from '../../components/page.tsx'
import { ShowOlder } from '../../components/show-older.tsx'
import { refresh, send } from '../../platform/calls.ts'
import { useIsServerReached } from '../../platform/connection.ts'
import { useFormat, useWords } from '../../platform/language.ts'
import { useServerWords } from '../../platform/server-words.ts'
import { useLatest } from '../../platform/use-latest.ts'
import { ChoicesCard } from './choices-card.tsx'
import classes from './notifications.module.css'
import { PushCard } from './push-card.tsx'

/** The person's notifications, latest first. Those that are shown are marked as read. */
export function NotificationsPage() {
  const words = useWords(dailyWords)
  const { list: notifications, older } = useLatest(listNotifications, (query) => ({ query }))
  const unread = notifications.data?.data.filter(({ read }) => !read) ?? []
  // As text, which stays the same when the list is fetched again without news.
  const unreadIds = unread.map(({ _id }) => _id).join(' ')
  const isServerReached = useIsServerReached()
  useEffect(() => {
    if (unreadIds === '' || !isServerReached) return
    return untilDone(async () => {
      // Not all of them: an old list is shown until the latest one comes, which may have others.
      await send(markNotificationsRead, { body: { ids: unreadIds.split(' ') } })
      // The list keeps its marks while the page is open.
      await refresh(readToday)
    })
  }, [unreadIds, isServerReached])
  return (
    <Page title={words.notifications} back="/more">
      <Answer of={notifications}>
        {({ data }) => (
          <>
            {data.length === 0 && <p>{words.noNotifications}</p>}
            <ul className={entry.list}>
              {data.map((notification) => (
                <li key={notification._id}>
                  <Told notification={notification} />
                </li>
              ))}
            </ul>
            <ShowOlder of={notifications} older={older} />
          </>
        )}
      </Answer>
      {/* A list that comes, of any length, would push them away under a finger. */}
      {!notifications.isLoading && (
        <>
          <PushCard />
          <ChoicesCard />
        </>
      )}
    </Page>
  )
}

function Told({
  notification: { kind, title, message, createdAt, href, read },
}: {
  notification: Notification
}) {
  const inOwnLanguage = useServerWords()
  // People write notes, title included, so notes are not translated.
  const said = kind === 'note' ? (text: string) => text : inOwnLanguage
  const format = useFormat()
  const content = (
    <>
      <EntryHead title={said(title)} isNew={!read} />
      <span>{said(message)}</span>
      <small className={classes.time}>{format.instant(createdAt)}</small>
    </>
  )
  return href?.startsWith('/app') ? (
    <Link className={entry.entry} href={href.slice('/app'.length) || '/'}>
      {content}
    </Link>
  ) : (
    <div className={entry.entry}>{content}</div>
  )
}
