import { formatCount, type Quota, texts } from '@tahi/contract'
import { Form } from '@tahi/ui/fields/form.tsx'
import { AddPerson } from './add-person.tsx'
import classes from './employees.module.css'
import { PeopleRows } from './people-rows.tsx'
import type { useEntries } from './use-entries.ts'

type EntryFormProps = {
  quota: Quota
  entries: ReturnType<typeof useEntries>
}

/** A field for each person's pieces, and one Save for all. */
export function EntryForm({ quota, entries }: EntryFormProps) {
  const { people, entering, addOther, total, count, error, save, cancel } = entries
  return (
    <Form
      onSubmit={save}
      onCancel={cancel}
      error={error}
      aside={
        <p className={classes.sum} aria-live="polite">
          {count > 0 && (
            <>
              {texts.quotaPeople.typed.people(count)} <strong>{signed(total)}</strong>{' '}
              {texts.quotaPeople.typed.pieces}
            </>
          )}
        </p>
      }
    >
      <PeopleRows quotaId={quota._id} people={people} entering={entering}>
        <AddPerson quotaId={quota._id} listed={people.map(({ employee }) => employee._id)} onAdd={addOther} />
      </PeopleRows>
    </Form>
  )
}

const signed = (pieces: number): string => `${pieces < 0 ? '−' : '+'}${formatCount(Math.abs(pieces))}`
