import { screens } from '@tahi/contract'
import { useLink } from '@tahi/ui/link.tsx'
import { linkTo } from '../../platform/link.ts'
import classes from './people-count.module.css'

/** A designation needs its department: the employee list shows both. */
export type PeopleFilters = { branch: string } | { department: string; designation?: string }

type PeopleCountProps = {
  people: number
  /** The filters of the employee list that show them. */
  filters: PeopleFilters
}

/** How many people belong to it; links to them. */
export function PeopleCount({ people, filters }: PeopleCountProps) {
  const Link = useLink()
  if (people === 0) return <span className={classes.none}>0</span>
  return (
    <Link className={classes.link} href={linkTo(screens.employees.path, { ...filters })}>
      {people}
    </Link>
  )
}
