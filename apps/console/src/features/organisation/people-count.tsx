import { screens } from '@tahi/contract'
import { useLink } from '@tahi/ui/link.tsx'
import classes from './people-count.module.css'

type PeopleCountProps = {
  people: number
  /** Which filter of the employees' list, and its value. */
  filter: 'branch' | 'department' | 'designation'
  id: string
}

/** How many belong to it; leads to who they are. */
export function PeopleCount({ people, filter, id }: PeopleCountProps) {
  const Link = useLink()
  if (people === 0) return <span className={classes.none}>0</span>
  return (
    <Link className={classes.link} href={`${screens.employees.path}?${filter}=${id}`}>
      {people}
    </Link>
  )
}
