import { type PersonRecord, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { useLink } from '@tahi/ui/link.tsx'
import { employeeHref } from '../address.ts'
import classes from './added-people.module.css'

/** The people added since the form was opened, so that nobody is entered twice. */
export function AddedPeople({ people }: { people: readonly PersonRecord[] }) {
  const Link = useLink()
  return (
    <section className={classes.card} aria-label={texts.employeeForm.added}>
      <h2 className={classes.title}>{texts.employeeForm.addedSoFar(people.length)}</h2>
      <ul className={classes.list}>
        {people.map((person) => (
          <li key={person._id}>
            <Link href={employeeHref(person._id)}>{person.userId}</Link> {listedName(person)}
          </li>
        ))}
      </ul>
    </section>
  )
}
