import { Select } from '@mantine/core'
import { texts } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import type { ReactNode } from 'react'
import type * as z from 'zod/v4/core'
import type { Part, PartWords } from '../part.ts'
import classes from './part-removal.module.css'
import { type PlaceChoice, without } from './places.ts'
import { type Removal, useRemoval } from './use-removal.ts'

type PartRemovalProps<Row extends Part> = {
  words: PartWords
  row: Row
  /** The stored record. */
  record: z.$ZodType<Row>
  nameOf: (row: Row) => string
  /** Describes the consequences, for people and otherwise. `moveTo` is the chosen place, '' for none. */
  detail: (row: Row, moveTo: string) => ReactNode
  /** Where people can move to; the removed one is filtered out here. */
  places: readonly PlaceChoice[] | undefined
  /** Why the places could not be loaded. */
  problem: string | undefined
  placeLabel: string
  /** What else may move when nobody belongs to it. */
  elseMoves?: { has: (row: Row) => boolean; placeLabel: string }
  send: (removal: Removal) => Promise<unknown>
  onClose: () => void
}

/** Asks the specification's question, says how many people belong to it, and asks where they move to. */
export function PartRemoval<Row extends Part>(props: PartRemovalProps<Row>) {
  const { words, nameOf, detail, problem, placeLabel, elseMoves, onClose } = props
  const { row, moveTo, setMoveTo, placeError, error, remove } = useRemoval(props)
  const others = props.places && without(props.places, row._id)
  const needsPlace = row.people > 0 || placeError !== undefined
  const hasPlaces = others?.length !== 0
  const nowhere = needsPlace && !hasPlaces
  const asksPlace = hasPlaces && (needsPlace || elseMoves?.has(row))
  return (
    <Dialog title={words.removeQuestion} onClose={onClose}>
      <Form
        onSubmit={remove}
        submitLabel={
          needsPlace || moveTo !== '' ? texts.organisationRemoval.moveAndDelete : texts.actions.delete
        }
        onCancel={onClose}
        error={error}
        danger
        readOnly={nowhere}
      >
        <div className={classes.about}>
          <p className={classes.name}>{nameOf(row)}</p>
          <p className={classes.detail}>{detail(row, moveTo)}</p>
        </div>
        {nowhere && <p className={classes.detail}>{words.nowhere}</p>}
        {asksPlace && (
          <Select<string>
            label={needsPlace ? placeLabel : elseMoves?.placeLabel}
            placeholder={texts.actions.choose}
            required={needsPlace}
            clearable={!needsPlace}
            data={others ?? []}
            value={moveTo === '' ? null : moveTo}
            onChange={(chosen) => setMoveTo(chosen ?? '')}
            error={placeError ?? problem}
            searchable
            data-autofocus
          />
        )}
      </Form>
    </Dialog>
  )
}
