import { TextInput } from '@mantine/core'
import { newId } from '@tahi/client/new-id'
import { createDepartment, type Department, department, name, texts } from '@tahi/contract'
import { useState } from 'react'
import * as z from 'zod'
import { client } from '../../../platform/session/session.ts'
import { PartForm } from './part-form.tsx'

const words = texts.organisation.department

const valuesOf = ({ _id, version, departmentName }: Department) => ({ _id, version, departmentName })

/** Adds a department, or renames it. */
export function DepartmentForm({ row, onClose }: { row: Department | undefined; onClose: () => void }) {
  const [initial] = useState(() => (row ? valuesOf(row) : { _id: newId(), version: 0, departmentName: '' }))
  return (
    <PartForm
      words={words}
      draft={`department:${row?._id ?? 'new'}`}
      initial={initial}
      schema={z.object({ departmentName: name })}
      record={department}
      send={(values) => client.send(createDepartment, { body: values })}
      valuesOf={valuesOf}
      inWords={[{ label: words.field, words: ({ departmentName }) => departmentName }]}
      onClose={onClose}
      fields={(form) => (
        <TextInput label={words.field} required data-autofocus {...form.getInputProps('departmentName')} />
      )}
    />
  )
}
