import { FailedCall } from '@tahi/client'
import {
  type Announcement,
  announcement as announcementSchema,
  createAnnouncement,
  screens,
  texts,
} from '@tahi/contract'
import { useState } from 'react'
import { useGoBackAfterSave } from '../../../platform/after-save.ts'
import type { useDraftForm } from '../../../platform/draft-form.ts'
import { client } from '../../../platform/session.ts'
import { useRefreshAnnouncements } from '../use-refresh-announcements.ts'
import type { AnnouncementValues } from './announcement-values.ts'

type Form = ReturnType<typeof useDraftForm<AnnouncementValues>>

/**
 * Saves the form's announcement; what was typed outlives every failure.
 * @param storedVersion of an announcement that exists
 */
export function useSaveAnnouncement(form: Form, storedVersion: number | undefined) {
  const refresh = useRefreshAnnouncements()
  const goBack = useGoBackAfterSave()
  const [error, setError] = useState<string>()
  const [theirs, setTheirs] = useState<Announcement>()
  const [saved, setSaved] = useState(false)
  // The version that the person has seen: the record's, or that of a newer one they were shown.
  const [version, setVersion] = useState(storedVersion)

  const save = async () => {
    setError(undefined)
    if (saved || form.validate().hasErrors) return
    try {
      const body = createAnnouncement.body.parse({ ...form.values, version })
      await client.send(createAnnouncement, { body })
      form.settle()
      setSaved(true)
      goBack(screens.announcement.path)
      void refresh()
    } catch (failure) {
      const newer = newerAnnouncement(failure)
      if (newer) setTheirs(newer)
      else if (!form.showErrors(failure)) setError(wordsOf(failure))
    }
  }

  return {
    save,
    error,
    /** The announcement as somebody else left it meanwhile. */
    theirs,
    /** Goes on from the newer one; whether what was typed stays is the form's. */
    settleStale() {
      setVersion(theirs?.version)
      setTheirs(undefined)
    },
  }
}

const newerAnnouncement = (failure: unknown): Announcement | undefined =>
  failure instanceof FailedCall && failure.code === 'stale'
    ? announcementSchema.safeParse(failure.data?.data).data
    : undefined

/** Saving again after a lost answer is harmless (D1 create). */
function wordsOf(failure: unknown): string {
  if (!(failure instanceof FailedCall)) return texts.unexpected
  if (failure.status !== undefined) return failure.message
  return `${texts.unexpected}. Check the connection and save again: what you typed is kept, and nothing is doubled.`
}
