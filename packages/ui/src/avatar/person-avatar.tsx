import { Avatar } from '@mantine/core'
import { steadyAddress } from '../picture/steady-address.ts'
import { initials } from './initials.ts'
import classes from './person-avatar.module.css'

type PersonAvatarProps = {
  name: string
  /** The picture's address; without one, or when it cannot be shown, the initials stand in its place (C2 Shell). */
  src?: string | null | undefined
  /** Pixels, whatever the size of text: it leaves the room to the words beside it. */
  size: number
}

/** A person's picture, cropped to a circle. It stands beside the name or in what is named, so it says nothing itself. */
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
