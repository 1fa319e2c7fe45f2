import { TextInput } from '@mantine/core'
import { newId } from '@tahi/client/new-id'
import { type Branch, branch, createBranch, name, texts } from '@tahi/contract'
import { useState } from 'react'
import * as z from 'zod'
import { client } from '../../../platform/session/session.ts'
import { PartForm } from './part-form.tsx'

const words = texts.organisation.branch

const valuesOf = ({ _id, version, branchName }: Branch) => ({ _id, version, branchName })

/** Adds a branch, or renames it. */
export function BranchForm({ row, onClose }: { row: Branch | undefined; onClose: () => void }) {
  const [initial] = useState(() => (row ? valuesOf(row) : { _id: newId(), version: 0, branchName: '' }))
  return (
    <PartForm
      words={words}
      draft={`branch:${row?._id ?? 'new'}`}
      initial={initial}
      schema={z.object({ branchName: name })}
      record={branch}
      send={(values) => client.send(createBranch, { body: values })}
      valuesOf={valuesOf}
      inWords={[{ label: words.field, words: ({ branchName }) => branchName }]}
      onClose={onClose}
      fields={(form) => (
        <TextInput label={words.field} required data-autofocus {...form.getInputProps('branchName')} />
      )}
    />
  )
}
