import { type Announcement, listAnnouncements, noteAnnouncementRead } from '@tahi/contract/announcements'
import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { readToday } from '@tahi/contract/today'
import { useState } from 'react'
import { Answer } from '../../components/answer.tsx'
import { Button } from '../../components/button.tsx'
import { Mark } from '../../components/mark.tsx'
import { Page } from '../../components/page.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { ShowOlder } from '../../components/show-older.tsx'
import { refresh, send } from '../../platform/calls.ts'
import { useFormat, useWords } from '../../platform/language.ts'
import { useLatest } from '../../platform/use-latest.ts'
import classes from './announcements.module.css'

/** The branch's announcements, newest first. Opening one records that it was read (C7). */
export function AnnouncementsPage() {
  const words = useWords(dailyWords)
  const { list: announcements, older } = useLatest(listAnnouncements, (query) => ({
    params: { id: 'all' },
    query,
  }))
  const [openedId, setOpenedId] = useState<string>()
  return (
    <Page title={words.announcements} back="/more">
      <Answer of={announcements}>
        {({ data }) => {
          const opened = data.find(({ _id }) => _id === openedId)
          return (
            <>
              {data.length === 0 && <p>{words.noAnnouncements}</p>}
              <ul className={classes.list}>
                {data.map((announcement) => (
                  <li key={announcement._id}>
                    <AnnouncementEntry
                      announcement={announcement}
                      onOpen={() => setOpenedId(announcement._id)}
                    />
                  </li>
                ))}
              </ul>
              <ShowOlder of={announcements} older={older} />
              {opened && <Opened announcement={opened} onClose={() => setOpenedId(undefined)} />}
            </>
          )
        }}
      </Answer>
    </Page>
  )
}

type EntryProps = { announcement: Announcement; onOpen: () => void }

function AnnouncementEntry({ announcement, onOpen }: EntryProps) {
  const { _id, title, desc, startDate, read, edition } = announcement
  const words = useWords(dailyWords)
  const format = useFormat()
  const open = () => {
    onOpen()
    if (read) return
    // Offline, it counts as read when it is next opened.
    void send(noteAnnouncementRead, { body: { _id, edition } })
      .then(() => refresh(listAnnouncements, readToday))
      .catch(() => {})
  }
  return (
    <button type="button" className={classes.entry} onClick={open}>
      <span className={classes.head}>
        <b>{title}</b>
        {!read && <Mark>{words.isNew}</Mark>}
      </span>
      <span className={classes.quiet}>{format.day(startDate)}</span>
      <span className={classes.cut}>{desc}</span>
    </button>
  )
}

type OpenedProps = { announcement: Announcement; onClose: () => void }

function Opened({ announcement, onClose }: OpenedProps) {
  const words = useWords(dailyWords)
  const general = useWords(generalWords)
  const format = useFormat()
  const { title, desc, startDate, endDate, postedBy } = announcement
  const isOneDay = startDate === endDate
  return (
    <Sheet title={title} onClose={onClose}>
      <p className={classes.quiet}>
        {isOneDay ? format.day(startDate) : words.fromTo(format.day(startDate), format.day(endDate))} ·{' '}
        {postedBy}
      </p>
      <p className={classes.text}>{desc}</p>
      <Button look="plain" onClick={onClose}>
        {general.close}
      </Button>
    </Sheet>
  )
}
