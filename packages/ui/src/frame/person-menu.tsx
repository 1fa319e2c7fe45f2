import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { texts } from '@tahi/contract/components'
import { PersonAvatar } from '../avatar/person-avatar.tsx'
import { type LinkComponent, useLink } from '../link.tsx'
import type { Person, PersonEntry } from './menu-entry.ts'
import classes from './top-bar.module.css'

/**
 * The person signed in: the avatar links to the profile, name and title open a menu. In a narrow bar, the menu starts
 * with them.
 */
export function PersonMenu({ person, entries }: { person: Person; entries: readonly PersonEntry[] }) {
  const Link = useLink()
  return (
    <div className={classes.personal}>
      <Link href={person.href} className={classes.avatar} aria-label={texts.frame.profile}>
        <PersonAvatar name={person.name} src={person.avatar} size={30} />
      </Link>
      <Menu
        position="bottom-end"
        width={200}
        shadow="md"
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <UnstyledButton className={classes.person}>
            <span className={classes.personText}>
              <span className={classes.personName}>{person.name}</span>
              <span className={classes.personTitle}>{person.title}</span>
            </span>
            <IconChevronDown className={classes.personChevron} size={14} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label className={classes.whoseMenu}>
            <span className={classes.personName}>{person.name}</span>
            <span className={classes.personTitle}>{person.title}</span>
          </Menu.Label>
          {entries.map((entry) => personItem(entry, Link))}
        </Menu.Dropdown>
      </Menu>
    </div>
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
