import { documentTypes, texts } from '@tahi/contract'
import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import { BranchFilter } from '../../platform/filters/branch-filter.tsx'
import { ChoiceFilter } from '../../platform/filters/choice-filter.tsx'
import { filterProps } from '../../platform/filters/filter-props.ts'
import type { DocumentAddress } from './address.ts'

type DocumentFiltersProps = {
  address: DocumentAddress
  change: (change: Partial<DocumentAddress>) => void
}

/** Only the documents to all; a branch's filter has these too. */
const forAll = { value: 'All', label: texts.forAllBranches }
const typeChoices = documentTypes.map((value) => ({ value, label: value }))

/** File type, and the branch for head office; each applies as it changes. */
export function DocumentFilters({ address, change }: DocumentFiltersProps) {
  const { field, bar } = filterProps(address, change, ['branch', 'fileType'])
  return (
    <FilterBar {...bar}>
      <BranchFilter others={[forAll]} {...field('branch')} />
      <ChoiceFilter label={texts.document.fields.fileType} choices={typeChoices} {...field('fileType')} />
    </FilterBar>
  )
}
