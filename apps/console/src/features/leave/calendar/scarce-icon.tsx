import { IconUserMinus, IconUserOff } from '@tabler/icons-react'
import type { Remaining } from './month-layout.ts'

/** Tells scarcity without its colour: nobody left, or half or fewer. */
export function ScarceIcon({ scarce }: Pick<Remaining, 'scarce'>) {
  if (!scarce) return null
  const Icon = scarce === 'none' ? IconUserOff : IconUserMinus
  return <Icon size={12} aria-hidden />
}
