import { documentTypes, isCompanyWide, texts } from '@tahi/contract'
import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import { useBranchChoices } from '../../platform/choices/use-branch-choices.ts'
import { ChoiceFilter } from '../../platform/filters/choice-filter.tsx'
import { filterProps } from '../../platform/filters/filter-props.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import type { DocumentAddress } from './address.ts'

type DocumentFiltersProps = {
  address: DocumentAddress
  change: (change: Partial<DocumentAddress>) => void
}

const typeChoices = documentTypes.map((value) => ({ value, label: value }))

/** File type, and the branch for head office; each applies as it changes. */
export function DocumentFilters({ address, change }: DocumentFiltersProps) {
  const { role } = useCurrentUser()
  const { field, bar } = filterProps(address, change, ['branch', 'fileType'])
  return (
    <FilterBar {...bar}>
      {isCompanyWide(role) && <BranchFilter {...field('branch')} />}
      <ChoiceFilter label={texts.document.fields.fileType} choices={typeChoices} {...field('fileType')} />
    </FilterBar>
  )
}

type BranchFilterProps = { value: string | undefined; onChange: (branch: string | undefined) => void }

/** Any, one branch together with documents to all, or only documents to all. */
function BranchFilter(props: BranchFilterProps) {
  const { choices } = useBranchChoices()
  const forAll = { value: 'All', label: texts.forAllBranches }
  return <ChoiceFilter label={texts.columns.branch} choices={[forAll, ...choices]} width={200} {...props} />
}
