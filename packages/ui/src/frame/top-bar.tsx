import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { texts } from '@tahi/contract/components'
import type { ReactNode } from 'react'
import type { Person, PersonEntry } from './menu-entry.ts'
import { PersonMenu } from './person-menu.tsx'
import classes from './top-bar.module.css'

type TopBarProps = {
  person: Person
  personMenu: readonly PersonEntry[]
  onOpenMenu?: () => void
  onOpenPalette?: () => void
  notifications?: ReactNode
  tools?: ReactNode
  /** Receives the element that the page's breadcrumb is rendered into. */
  crumbs: ((element: HTMLElement | null) => void) | undefined
}

export function TopBar({
  person,
  personMenu,
  onOpenMenu,
  onOpenPalette,
  notifications,
  tools,
  crumbs,
}: TopBarProps) {
  return (
    <div className={classes.bar}>
      {onOpenMenu && (
        <ActionIcon
          variant="subtle"
          color="gray"
          c="dimmed"
          size={36}
          aria-label={texts.frame.openMenu}
          onClick={onOpenMenu}
        >
          <IconMenu2 size={20} />
        </ActionIcon>
      )}
      <div ref={crumbs} className={classes.crumbs} />
      {onOpenPalette && (
        <UnstyledButton className={classes.palette} onClick={onOpenPalette}>
          <IconSearch size={15} aria-hidden />
          <span className={classes.paletteWords}>{texts.frame.palette}</span>
          <kbd aria-hidden>{/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'} K</kbd>
        </UnstyledButton>
      )}
      {notifications}
      {tools}
      <PersonMenu person={person} entries={personMenu} />
    </div>
  )
}
