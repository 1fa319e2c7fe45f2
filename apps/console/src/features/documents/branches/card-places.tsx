import { Skeleton } from '@mantine/core'
import classes from './branch-cards.module.css'

/** The places of the cards until they come: what is below stays where it is. */
export const CardPlaces = () => (
  <ul className={classes.cards} aria-hidden>
    {['one', 'two', 'three'].map((key) => (
      <li key={key}>
        <Skeleton radius="lg" />
      </li>
    ))}
  </ul>
)
