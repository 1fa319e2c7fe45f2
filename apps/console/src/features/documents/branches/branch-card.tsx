import { UnstyledButton } from '@mantine/core'
import { type DocumentSummaryRow, formatCount, texts } from '@tahi/contract'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { useCompany } from '../../../platform/company.ts'
import classes from './branch-cards.module.css'

type BranchCardProps = {
  row: DocumentSummaryRow
  /** How many documents are for all branches. */
  forAll: number
  chosen: boolean
  onPress: () => void
}

const words = texts.documentBranches

/** What a branch keeps of its own, and what else a press lists: its people read those for all branches, too. */
export function BranchCard({ row, forAll, chosen, onPress }: BranchCardProps) {
  const { timeZone } = useCompany()
  const { branchId, branchName, documents, images, lastPosted } = row
  const isForAll = branchId === 'All'
  const isMore = !isForAll && forAll > 0
  return (
    <UnstyledButton className={classes.card} aria-pressed={chosen} onClick={onPress}>
      <span className={classes.name}>{isForAll ? texts.forAllBranches : branchName}</span>
      <span className={classes.counts}>
        <b className={classes.count}>{formatCount(documents)}</b>
        {isMore && ` ${words.andForAll(forAll)}`}
      </span>
      <span className={classes.quiet}>
        {lastPosted !== null
          ? words.images(images, formatInZone(lastPosted, timeZone, 'day'))
          : isMore
            ? words.noneOwn
            : words.none}
      </span>
    </UnstyledButton>
  )
}
