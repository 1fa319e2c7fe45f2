import { TextInput } from '@mantine/core'
import { newId } from '@tahi/client/new-id'
import { name, texts } from '@tahi/contract'
import { useState } from 'react'
import * as z from 'zod'
import type { NamedPart } from '../part.ts'
import { PartForm } from './part-form.tsx'
import type { PartSaving, PartValues } from './use-part-form.ts'

type NamedValues<Field extends string> = PartValues & Record<Field, string>

type NamedPartFormProps<Field extends string, Row extends NamedPart<Field>> = Pick<
  PartSaving<NamedValues<Field>, Row>,
  'record' | 'send' | 'onClose'
> & {
  /** Which of them; also the key of its drafts. */
  part: 'branch' | 'department'
  /** The field with its name. */
  field: Field
  /** The one to rename; undefined for a new one. */
  row: Row | undefined
}

/** Adds a branch or department, or renames it. */
export function NamedPartForm<Field extends string, Row extends NamedPart<Field>>(
  props: NamedPartFormProps<Field, Row>,
) {
  const { part, field, row, ...saving } = props
  const words = texts.organisation[part]
  const valuesWith = (_id: string, version: number, named: string) =>
    ({ _id, version, [field]: named }) as NamedValues<Field>
  const valuesOf = (saved: Row) => valuesWith(saved._id, saved.version, saved[field])
  const [initial] = useState(() => (row ? valuesOf(row) : valuesWith(newId(), 0, '')))
  return (
    <PartForm
      {...saving}
      words={words}
      draft={`${part}:${row?._id ?? 'new'}`}
      initial={initial}
      schema={z.object({ [field]: name })}
      valuesOf={valuesOf}
      inWords={[{ label: words.field, words: (values) => values[field] }]}
      fields={(form) => (
        <TextInput label={words.field} required data-autofocus {...form.getInputProps(field)} />
      )}
    />
  )
}
