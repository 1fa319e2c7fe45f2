import { type PersonRecord, texts } from '@tahi/contract'
import { useEffect, useRef } from 'react'
import { useBranchChoices } from '../../../platform/choices/use-branch-choices.ts'
import {
  useDepartmentChoices,
  useDesignationChoices,
} from '../../../platform/choices/use-department-choices.ts'
import type { Whose } from '../../../platform/stale/rebase.ts'
import { StaleNotice } from '../../../platform/stale/stale-notice.tsx'
import type { Stale } from '../../../platform/stale/use-stale.ts'
import { changedFact } from '../../../platform/stale/versions.ts'
import type { PersonValues } from './person-values.ts'
import { personVersions } from './versions.ts'

type PersonVersionsProps = {
  /** The record that was opened. */
  saved: PersonRecord
  /** The record that somebody else saved in between. */
  stale: Stale<PersonValues, PersonRecord>
  onSettle: (whose: Whose) => void
}

/** Both versions of every field that differs between the form and somebody else's save. */
export function PersonVersions({ saved, stale, onSettle }: PersonVersionsProps) {
  const place = useRef<HTMLDivElement>(null)
  // The form is long, and Save is at its other end.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  const { choices: branches } = useBranchChoices()
  const { choices: departments } = useDepartmentChoices()
  const { choices: designations } = useDesignationChoices(stale.states.mine.departmentId)
  const names = new Map([
    ...[...branches, ...departments, ...designations].map(({ value, label }) => [value, label] as const),
    ...[saved, stale.theirs].flatMap((record) => [
      [record.branchId, record.branchName] as const,
      [record.departmentId, record.departmentName] as const,
      [record.designationId, record.designationName] as const,
    ]),
  ])
  return (
    <div ref={place}>
      <StaleNotice
        versions={[
          ...personVersions(stale.states, (id) => names.get(id) ?? id),
          ...changedFact(texts.choices.deactivated, !saved.status, !stale.theirs.status),
        ]}
        onSettle={onSettle}
      />
    </div>
  )
}
