import { TextInput } from '@mantine/core'
import { newId } from '@tahi/client/new-id'
import { createDesignation, type Designation, designation, name, texts } from '@tahi/contract'
import { useState } from 'react'
import * as z from 'zod'
import { DepartmentSelect } from '../../../platform/choices/department-select.tsx'
import { labelOf } from '../../../platform/choices/label-of.ts'
import { useDepartmentChoices } from '../../../platform/choices/use-department-choices.ts'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import { client } from '../../../platform/session/session.ts'
import { PartForm } from './part-form.tsx'

const words = texts.organisation.designation

const schema = z.object({
  departmentName: z.string().min(1, words.withoutDepartment),
  designationName: name,
})

const valuesOf = ({ _id, version, departmentName, designationName }: Designation) => ({
  _id,
  version,
  departmentName,
  designationName,
})

const empty = () => ({ _id: newId(), version: 0, departmentName: '', designationName: '' })

/** Adds a designation, renames it, or moves it to another department. */
export function DesignationForm({ row, onClose }: { row: Designation | undefined; onClose: () => void }) {
  const [initial] = useState(() => (row ? valuesOf(row) : empty()))
  const { choices } = useDepartmentChoices()
  const titleOf = (id: string) => labelOf(choices, id) ?? ''
  return (
    <PartForm
      words={words}
      draft={`designation:${row?._id ?? 'new'}`}
      initial={initial}
      schema={schema}
      record={designation}
      send={(values) => client.send(createDesignation, { body: values })}
      valuesOf={valuesOf}
      inWords={[
        {
          label: texts.organisation.department.field,
          words: ({ departmentName }) => titleOf(departmentName),
          value: ({ departmentName }) => departmentName,
        },
        { label: words.field, words: ({ designationName }) => designationName },
      ]}
      onClose={onClose}
      fields={(form) => (
        <>
          <DepartmentSelect
            label={texts.organisation.department.field}
            required
            autoFocus={row === undefined}
            {...fieldProps(form, 'departmentName')}
          />
          <TextInput label={words.field} required data-autofocus {...form.getInputProps('designationName')} />
        </>
      )}
    />
  )
}
