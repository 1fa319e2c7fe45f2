import { screens } from '@tahi/contract'
import { useLink } from '@tahi/ui/link.tsx'
import { linkTo } from '../../platform/link.ts'
import classes from './people-count.module.css'

type PeopleCountProps = {
  people: number
  /** The filter of the employee list to link to; `id` is its value. */
  filter: 'branch' | 'department' | 'designation'
  id: string
}

/** How many people belong to it; links to them. */
export function PeopleCount({ people, filter, id }: PeopleCountProps) {
  const Link = useLink()
  if (people === 0) return <span className={classes.none}>0</span>
  return (
    <Link className={classes.link} href={linkTo(screens.employees.path, { [filter]: id })}>
      {people}
    </Link>
  )
}
