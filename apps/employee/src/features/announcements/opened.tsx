import { type Announcement, readAnnouncement } from '@tahi/contract/announcements'
import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { useCall } from '../../platform/calls.ts'
import { useFormat, useWords } from '../../platform/language.ts'
import classes from './announcements.module.css'
import { noteReading } from './note-reading.ts'

type OpenedProps = {
  announcement: Announcement
  /** Whether the list still has it: it is missing when it was taken back, or when others came before it. */
  isListed: boolean
  onClose: () => void
}

/** The whole announcement. What is shown is read, also a text that HR changes meanwhile. */
export function Opened({ announcement, isListed, onClose }: OpenedProps) {
  const words = useWords(dailyWords)
  const general = useWords(generalWords)
  const format = useFormat()
  const { _id, title, desc, startDate, endDate, postedBy, read, edition } = announcement
  const isOneDay = startDate === endDate
  const noted = useRef<number>(undefined)
  useEffect(() => {
    if (read || noted.current === edition) return
    noted.current = edition
    // Where it is refused, it was taken back; where the phone cannot keep it, it stays new.
    noteReading({ _id, edition, endDate }).catch(() => {})
  }, [_id, edition, endDate, read])
  const { error } = useCall(readAnnouncement, { params: { id: _id } }, { enabled: !isListed })
  const isTakenBack = !isListed && error?.status === 404
  return (
    <Sheet title={title} onClose={onClose}>
      {isTakenBack ? (
        <div className={classes.gone}>
          <Notice tone="warn">{words.takenBack}</Notice>
        </div>
      ) : (
        <>
          <p className={classes.quiet}>
            {isOneDay ? format.day(startDate) : words.fromTo(format.day(startDate), format.day(endDate))} ·{' '}
            {postedBy}
          </p>
          <p className={classes.text}>{desc}</p>
        </>
      )}
      <Button look="plain" onClick={onClose}>
        {general.close}
      </Button>
    </Sheet>
  )
}
