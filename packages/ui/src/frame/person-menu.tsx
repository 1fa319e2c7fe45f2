import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type LinkComponent, useLink } from '../link.tsx'
import type { Person, PersonEntry } from './menu-entry.ts'
import classes from './top-bar.module.css'

/** Name, title and avatar of the signed-in person, and the menu behind them. */
export function PersonMenu({ person, entries }: { person: Person; entries: readonly PersonEntry[] }) {
  const Link = useLink()
  return (
    <Menu
      position="bottom-end"
      width={200}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.person}>
          <Avatar src={person.avatar ?? null} size={30} alt="" aria-hidden className={classes.avatar}>
            {initials(person.name)}
          </Avatar>
          <span className={classes.personText}>
            <span className={classes.personName}>{person.name}</span>
            <span className={classes.personTitle}>{person.title}</span>
          </span>
          <IconChevronDown className={classes.personChevron} size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>{entries.map((entry) => personItem(entry, Link))}</Menu.Dropdown>
    </Menu>
  )
}

function personItem({ key, label, icon, href, onClick }: PersonEntry, Link: LinkComponent) {
  const press = onClick ? { onClick } : {}
  if (href === undefined) {
    return (
      <Menu.Item key={key} leftSection={icon} {...press}>
        {label}
      </Menu.Item>
    )
  }
  return (
    <Menu.Item key={key} component={Link} href={href} leftSection={icon} {...press}>
      {label}
    </Menu.Item>
  )
}

function initials(name: string): string {
  const words = name.split(' ').filter(Boolean)
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase()
}
