import type { ReactNode } from 'react'
import classes from './import.module.css'

/** Why a row or a cell cannot be imported. */
export function RowProblem({ children }: { children: ReactNode }) {
  return <span className={classes.problem}>{children}</span>
}
