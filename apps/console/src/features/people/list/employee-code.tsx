import type { PersonRow } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { PersonAvatar } from '@tahi/ui/avatar/person-avatar.tsx'
import classes from './employee-code.module.css'

/** A person's picture and user ID, in a row. */
export function EmployeeCode({ person }: { person: PersonRow }) {
  return (
    <span className={classes.code}>
      <PersonAvatar name={fullName(person)} src={person.avatar} size={26} />
      {person.userId}
    </span>
  )
}
