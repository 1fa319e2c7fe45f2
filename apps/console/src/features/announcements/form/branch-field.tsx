import { type Announcement, texts } from '@tahi/contract'
import type { ReactNode } from 'react'
import { PartSelect } from '../../../platform/choices/part-select.tsx'
import { useBranchChoices } from '../../../platform/choices/use-branch-choices.ts'

const label = texts.announcement.fields.branchId

type BranchFieldProps = {
  /** A branch's id, 'All', or '' for none. */
  value: string
  onChange: (branch: string) => void
  error: ReactNode
  /** The stored branch, which may have been removed since. */
  present: { value: string; label: string } | undefined
}

/** All, or one of the branches. */
export function BranchField({ value, onChange, error, present }: BranchFieldProps) {
  const { choices, isKnown, error: problem } = useBranchChoices()
  const all = { value: 'All', label: texts.announcement.all }
  const known = [all, ...choices]
  const isMissing = present && !known.some((choice) => choice.value === present.value)
  return (
    <PartSelect
      label={label}
      required
      placeholder={isKnown ? texts.announcement.noBranch : texts.loading}
      choices={isMissing ? [...known, present] : known}
      value={value}
      onChange={onChange}
      error={error}
      problem={problem}
    />
  )
}

/**
 * Returns a function from a branch's id to its name, or to the words for all branches; '' while the name is not loaded.
 * @param named records with a branch name of their own, whose branch may have been removed
 */
export function useBranchNames(...named: readonly Pick<Announcement, 'branchId' | 'branchName'>[]) {
  const { choices } = useBranchChoices()
  const names = new Map([
    ['All', texts.announcement.all],
    ...named.map(({ branchId, branchName }) => [branchId, branchName] as const),
    ...choices.map(({ value, label }) => [value, label] as const),
  ])
  return (branchId: string): string => names.get(branchId) ?? ''
}
