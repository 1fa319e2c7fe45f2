import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { texts } from '@tahi/contract/components'
import { useId, useState } from 'react'
import { type Hint, useHint } from '../hint/use-hint.tsx'
import { useLink } from '../link.tsx'
import { badgeWithin, countInBadge, leadsToActive, type MenuEntry } from './menu-entry.ts'
import classes from './side-menu-entry.module.css'

type SideMenuEntryProps = { entry: MenuEntry; collapsed: boolean; onNavigate: (() => void) | undefined }

export function SideMenuEntry({ entry, collapsed, onNavigate }: SideMenuEntryProps) {
  const { label, children } = entry
  const [open, setOpen] = useState(() => leadsToActive(entry))
  const listId = useId()
  // An entry that is a link and expands does both (C2 Monitoring).
  const follow = () => {
    if (children) setOpen(true)
    onNavigate?.()
  }
  const { target, hint } = useHint(collapsed ? label : undefined, 'right')
  const shown = open || collapsed ? entry : { ...entry, badge: badgeWithin(entry) }
  return (
    <li data-rail={collapsed || undefined}>
      <div className={classes.entryRow}>
        <EntryLink target={target} entry={shown} onNavigate={follow} />
        {hint}
        {entry.badge?.href !== undefined && entry.badge.count > 0 && (
          <BadgeLink badge={entry.badge} href={entry.badge.href} onNavigate={onNavigate} />
        )}
        {children && !collapsed && (
          <UnstyledButton
            className={classes.expand}
            aria-label={texts.frame.submenu(label)}
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            aria-controls={listId}
          >
            <IconChevronDown className={classes.chevron} data-open={open || undefined} size={14} />
          </UnstyledButton>
        )}
      </div>
      {children && (
        <ul id={listId} className={classes.nested} hidden={!open && !collapsed}>
          {children.map((child) => (
            <SideMenuEntry key={child.key} entry={child} collapsed={collapsed} onNavigate={onNavigate} />
          ))}
        </ul>
      )}
    </li>
  )
}

type EntryLinkProps = { target: Hint['target']; entry: MenuEntry; onNavigate: () => void }

function EntryLink({ target, entry, onNavigate }: EntryLinkProps) {
  const Link = useLink()
  return (
    <Link
      {...target}
      href={entry.href}
      className={classes.entry}
      aria-current={entry.active ? 'page' : undefined}
      onClick={onNavigate}
    >
      <EntryFace entry={entry} />
    </Link>
  )
}

function EntryFace({ entry }: { entry: MenuEntry }) {
  const { icon, label, badge } = entry
  return (
    <>
      <span className={classes.entryIcon} aria-hidden="true">
        {icon}
      </span>
      <span className={classes.entryLabel}>{label}</span>
      {badge && badge.count > 0 && badge.href === undefined && <Badge badge={badge} />}
    </>
  )
}

type BadgeProps = { badge: NonNullable<MenuEntry['badge']> }

function Badge({ badge: { count, label } }: BadgeProps) {
  return (
    <span className={classes.badge}>
      <span aria-hidden="true">{countInBadge(count)}</span>
      <VisuallyHidden>
        {' '}
        {count} {label}
      </VisuallyHidden>
    </span>
  )
}

type BadgeLinkProps = BadgeProps & { href: string; onNavigate: (() => void) | undefined }

/** Placed beside the entry's link, because links may not be nested. */
function BadgeLink({ badge, href, onNavigate }: BadgeLinkProps) {
  const Link = useLink()
  return (
    <Link
      href={href}
      className={classes.badgeLink}
      title={texts.frame.show(badge.label)}
      {...(onNavigate && { onClick: onNavigate })}
    >
      <Badge badge={badge} />
    </Link>
  )
}
