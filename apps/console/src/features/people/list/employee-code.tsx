import type { PersonRow } from '@tahi/contract'
import { PersonAvatar } from '@tahi/ui/avatar/person-avatar.tsx'
import classes from './employee-code.module.css'

/** A person's picture and user ID, in a row. */
export function EmployeeCode({ person: { userId, firstName, lastName, avatar } }: { person: PersonRow }) {
  return (
    <span className={classes.code}>
      <PersonAvatar name={`${firstName} ${lastName}`} src={avatar} size={26} />
      {userId}
    </span>
  )
}
