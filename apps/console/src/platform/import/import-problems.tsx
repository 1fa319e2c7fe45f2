import classes from './import.module.css'

type ImportProblemsProps<Problem extends string> = {
  problems: readonly { problem: Problem; rows: number }[]
  words: Readonly<Record<Problem, string>>
}

/** How many rows have each problem, the most frequent first. */
export function ImportProblems<Problem extends string>({ problems, words }: ImportProblemsProps<Problem>) {
  if (problems.length === 0) return null
  return (
    <ul className={classes.problems} aria-label="Problems">
      {problems.map(({ problem, rows }) => (
        <li key={problem}>
          <strong>{rows.toLocaleString('en')}</strong> {words[problem]}
        </li>
      ))}
    </ul>
  )
}
