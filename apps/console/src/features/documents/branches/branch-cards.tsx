import { UnstyledButton } from '@mantine/core'
import { type DocumentSummaryRow, formatCount, summariseDocuments, texts } from '@tahi/contract'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { problemOf } from '../../../platform/lists/list.ts'
import classes from './branch-cards.module.css'
import { CardPlaces } from './card-places.tsx'

type BranchCardsProps = {
  /** A branch's id, or 'All' for documents to all branches. */
  chosen: string | undefined
  onChoose: (branch: string | undefined) => void
}

/**
 * A card for each branch's documents, and one for documents to all. A press filters by it, another press removes the
 * filter (C2).
 */
export default function BranchCards({ chosen, onChoose }: BranchCardsProps) {
  const summary = useCall(summariseDocuments, { query: {} })
  if (summary.error && !summary.data)
    return <ProblemNotice problem={problemOf(summary.error, () => summary.refetch())} />
  if (!summary.data) return <CardPlaces />
  return (
    <ul className={classes.cards} aria-label={texts.documentBranches.title}>
      {summary.data.data.map((row) => (
        <li key={row.branchId}>
          <BranchCard
            row={row}
            chosen={chosen === row.branchId}
            onPress={() => onChoose(chosen === row.branchId ? undefined : row.branchId)}
          />
        </li>
      ))}
    </ul>
  )
}

type BranchCardProps = { row: DocumentSummaryRow; chosen: boolean; onPress: () => void }

function BranchCard({ row, chosen, onPress }: BranchCardProps) {
  const { timeZone } = useCompany()
  const { branchId, branchName, documents, images, lastPosted } = row
  return (
    <UnstyledButton className={classes.card} aria-pressed={chosen} onClick={onPress}>
      <span className={classes.name}>{branchId === 'All' ? texts.forAllBranches : branchName}</span>
      <b className={classes.count}>{formatCount(documents)}</b>
      <span className={classes.quiet}>
        {lastPosted === null
          ? texts.documentBranches.none
          : texts.documentBranches.images(images, formatInZone(lastPosted, timeZone, 'day'))}
      </span>
    </UnstyledButton>
  )
}
