import { Button } from '@mantine/core'
import { texts } from '@tahi/contract'
import classes from './run.module.css'
import type { RunPerson } from './run-person.ts'
import { namesOf, unchosenWords } from './unchosen-words.ts'

type UnchosenProps = {
  people: readonly RunPerson[]
  /** Whether the list shows only these. */
  only: boolean
  onOnly: (only: boolean) => void
}

/** Names the people with pay to get who are not chosen, such as those who left, so that nobody is forgotten. */
export function Unchosen({ people, only, onOnly }: UnchosenProps) {
  if (people.length === 0 && !only) return null
  return (
    <p className={classes.unchosen}>
      {people.length > 0 && (
        <span>
          <strong>{unchosenWords(people)}</strong>
          <span className={classes.names}>: {namesOf(people.map(({ employee }) => employee))}</span>
        </span>
      )}
      <Button size="compact-xs" variant="default" onClick={() => onOnly(!only)}>
        {only ? texts.payslipRun.showAll : texts.payslipRun.showUnchosen}
      </Button>
    </p>
  )
}
