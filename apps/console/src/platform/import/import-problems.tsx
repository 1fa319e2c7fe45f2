import { formatCount, texts } from '@tahi/contract'
import type { ReactNode } from 'react'
import classes from './import.module.css'

type ImportProblemsProps<Problem extends string> = {
  problems: readonly { problem: Problem; rows: number }[]
  words: Readonly<Record<Problem, string>>
  /** Behind the problems, such as a button that looks whether they are still there. */
  children?: ReactNode
}

/** How many rows have each problem, the most frequent first. */
export function ImportProblems<Problem extends string>({
  problems,
  words,
  children,
}: ImportProblemsProps<Problem>) {
  if (problems.length === 0) return null
  return (
    <div className={classes.problemsAndMore}>
      <ul className={classes.problems} aria-label={texts.imports.problems}>
        {problems.map(({ problem, rows }) => (
          <li key={problem}>
            <strong>{formatCount(rows)}</strong> {words[problem]}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
