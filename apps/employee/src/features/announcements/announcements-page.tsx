import { type Announcement, listAnnouncements } from '@tahi/contract/announcements'
import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { useState } from 'react'
import { Answer } from '../../components/answer.tsx'
import entry from '../../components/entry.module.css'
import { EntryHead } from '../../components/entry-head.tsx'
import { Page } from '../../components/page.tsx'
import { ShowOlder } from '../../components/show-older.tsx'
import { useFormat, useWords } from '../../platform/language.ts'
import { useLatest } from '../../platform/use-latest.ts'
import classes from './announcements.module.css'
import { Opened } from './opened.tsx'

/** The branch's announcements, newest first. Opening one records that it was read (C7). */
export function AnnouncementsPage() {
  const words = useWords(dailyWords)
  const { list: announcements, older } = useLatest(listAnnouncements, (query) => ({
    params: { id: 'all' },
    query,
  }))
  const [opened, setOpened] = useState<Announcement>()
  const listed = announcements.data?.data.find(({ _id }) => _id === opened?._id)
  // As it was last known: it may leave the list while it is open.
  if (listed && listed !== opened) setOpened(listed)
  return (
    <Page title={words.announcements} back="/more">
      <Answer of={announcements}>
        {({ data }) => (
          <>
            {data.length === 0 && <p>{words.noAnnouncements}</p>}
            <ul className={entry.list}>
              {data.map((announcement) => (
                <li key={announcement._id}>
                  <AnnouncementEntry announcement={announcement} onOpen={() => setOpened(announcement)} />
                </li>
              ))}
            </ul>
            <ShowOlder of={announcements} older={older} />
          </>
        )}
      </Answer>
      {opened && (
        <Opened announcement={opened} isListed={listed !== undefined} onClose={() => setOpened(undefined)} />
      )}
    </Page>
  )
}

type EntryProps = { announcement: Announcement; onOpen: () => void }

function AnnouncementEntry({ announcement, onOpen }: EntryProps) {
  const { title, desc, startDate, read } = announcement
  const format = useFormat()
  return (
    <button type="button" className={entry.entry} onClick={onOpen}>
      <EntryHead title={title} isNew={!read} />
      <span className={classes.quiet}>{format.day(startDate)}</span>
      <span className={classes.cut}>{desc}</span>
    </button>
  )
}
