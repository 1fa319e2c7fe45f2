import { Avatar } from '@mantine/core'
import { steadyAddress } from '../picture/steady-address.ts'
import { initials } from './initials.ts'
import classes from './person-avatar.module.css'

type PersonAvatarProps = {
  name: string
  /** The picture's address. Without one, or when it fails to load, the initials are shown (C2 Shell). */
  src?: string | null | undefined
  /** Pixels, independent of the text size, so that the words beside it keep their room. */
  size: number
}

/**
 * A person's picture, cropped to a circle. It is hidden from screen readers, because the name is always beside or
 * around it.
 */
export function PersonAvatar({ name, src, size }: PersonAvatarProps) {
  const letters = initials(name)
  return (
    <Avatar
      src={src ? steadyAddress(src) : null}
      size={`calc(${size}px)`}
      alt=""
      aria-hidden
      className={classes.avatar}
    >
      {letters && <span className={classes.initials} data-initials={letters} />}
    </Avatar>
  )
}
