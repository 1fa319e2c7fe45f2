import { FailedCall, newerRecord } from '@tahi/client'
import { texts } from '@tahi/contract'
import { useState } from 'react'
import type * as z from 'zod/v4/core'
import { showFailure } from '../../../platform/calls.ts'
import { useCloseAfterSave } from '../../../platform/forms/after-save.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import type { Part } from '../part.ts'
import { useRefreshEverything } from '../use-refresh-everything.ts'

export interface Removal {
  _id: string
  status: false
  version: number
  moveTo?: string
}

type Asked<Row extends Part> = {
  row: Row
  /** The stored record. */
  record: z.$ZodType<Row>
  send: (removal: Removal) => Promise<unknown>
  onClose: () => void
}

/** Removes a branch, department or designation once the place for its people is chosen. */
export function useRemoval<Row extends Part>({ row: opened, record, send, onClose }: Asked<Row>) {
  const refresh = useRefreshEverything()
  const closeAfterSave = useCloseAfterSave(onClose)
  const [row, setRow] = useState(opened)
  const [moveTo, setMoveTo] = useState('')
  const [placeError, setPlaceError] = useState<string>()
  const [error, setError] = useState<string>()

  const remove = async () => {
    setError(undefined)
    setPlaceError(undefined)
    if (row.people > 0 && moveTo === '') return setPlaceError(texts.organisationRemoval.noPlace)
    try {
      await send({ _id: row._id, status: false, version: row.version, ...(moveTo !== '' && { moveTo }) })
      // Busy until the dialog has closed; what is behind it is refetched at the same time.
      await Promise.all([refresh(), closeAfterSave()])
    } catch (failure) {
      const newer = newerRecord(failure, record)
      if (newer) setRow(newer)
      const place = placeRefused(failure)
      setPlaceError(place)
      const words = newer ? showFailure(failure) : showFailedSave(failure)
      if (place === undefined) setError(words)
    }
  }

  return { row, moveTo, setMoveTo, placeError, error, remove }
}

/** The refusal of the chosen place: people joined in between, or the place was removed. */
const placeRefused = (failure: unknown): string | undefined =>
  failure instanceof FailedCall ? failure.errors.find(({ path }) => path === 'moveTo')?.msg : undefined
