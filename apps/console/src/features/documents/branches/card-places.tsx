import { Skeleton } from '@mantine/core'
import classes from './branch-cards.module.css'

/** Placeholders until the cards are loaded, so that nothing below moves. */
export const CardPlaces = () => (
  <ul className={classes.cards} aria-hidden>
    {['one', 'two', 'three'].map((key) => (
      <li key={key}>
        <Skeleton radius="lg" />
      </li>
    ))}
  </ul>
)
