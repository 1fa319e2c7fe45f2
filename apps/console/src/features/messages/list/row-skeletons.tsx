import { Skeleton } from '@mantine/core'
import classes from './conversation-list.module.css'

const rows = Array.from({ length: 8 }, (_, place) => place)

/** Placeholders as high as the rows, while the list loads. */
export const RowSkeletons = () => (
  <div className={classes.people}>
    {rows.map((place) => (
      <div key={place} className={classes.skeleton}>
        <Skeleton circle height={38} />
        <div className={classes.skeletonWords}>
          <Skeleton height={11} width={`${44 + ((place * 17) % 30)}%`} />
          <Skeleton height={11} width={`${62 + ((place * 23) % 34)}%`} />
        </div>
      </div>
    ))}
  </div>
)
