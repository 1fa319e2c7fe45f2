import type { PersonRecord } from '@tahi/contract'
import { useEffect, useRef } from 'react'
import { useBranchChoices } from '../../../platform/branch-choices.ts'
import { useCompany } from '../../../platform/company.ts'
import { useDepartmentChoices, useDesignationChoices } from '../../../platform/department-choices.ts'
import { StaleNotice } from '../../../platform/stale-notice.tsx'
import { type PersonValues, valuesOf } from './person-values.ts'
import { versionsOf } from './versions.ts'

type PersonVersionsProps = {
  opened: PersonValues
  mine: PersonValues
  /** The record that was opened, and as somebody else left it meanwhile. */
  saved: PersonRecord
  theirs: PersonRecord
  onSettle: (whose: 'mine' | 'theirs') => void
}

/** Both versions of every field in which somebody else's save differs from what stands here. */
export function PersonVersions({ opened, mine, saved, theirs, onSettle }: PersonVersionsProps) {
  const { today } = useCompany()
  const place = useRef<HTMLDivElement>(null)
  // The form is long, and Save stands at its other end.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  const { choices: branches } = useBranchChoices()
  const { choices: departments } = useDepartmentChoices()
  const { choices: designations } = useDesignationChoices(mine.departmentId)
  const names = new Map([
    ...[...branches, ...departments, ...designations].map(({ value, label }) => [value, label] as const),
    ...[saved, theirs].flatMap((record) => [
      [record.branchId, record.branchName] as const,
      [record.departmentId, record.departmentName] as const,
      [record.designationId, record.designationName] as const,
    ]),
  ])
  return (
    <div ref={place}>
      <StaleNotice
        versions={versionsOf(opened, mine, valuesOf(theirs, today), (id) => names.get(id) ?? id)}
        onSettle={onSettle}
      />
    </div>
  )
}
