import type { ReactNode } from 'react'
import classes from './actions.module.css'

type ActionsProps = {
  /** Gives the last one, which is the main one, the room of two. */
  wideLast?: boolean
  /** Keeps its distance. */
  className?: string | undefined
  children: ReactNode
}

/** Buttons beside each other, as wide as there is room. */
export const Actions = ({ wideLast = false, className, children }: ActionsProps) => (
  <div
    className={[classes.actions, className].filter(Boolean).join(' ')}
    data-wide-last={wideLast || undefined}
  >
    {children}
  </div>
)
