import { summariseDocuments, texts } from '@tahi/contract'
import { Answer } from '../../../platform/answer.tsx'
import { useCall } from '../../../platform/calls.ts'
import { BranchCard } from './branch-card.tsx'
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
  return (
    <Answer of={summary} waiting={<CardPlaces />}>
      {({ data }) => (
        <ul className={classes.cards} aria-label={texts.documentBranches.title}>
          {data.map((row) => (
            <li key={row.branchId}>
              <BranchCard
                row={row}
                forAll={data.find(({ branchId }) => branchId === 'All')?.documents ?? 0}
                chosen={chosen === row.branchId}
                onPress={() => onChoose(chosen === row.branchId ? undefined : row.branchId)}
              />
            </li>
          ))}
        </ul>
      )}
    </Answer>
  )
}
