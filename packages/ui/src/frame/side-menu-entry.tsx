import { Tooltip, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useLink } from '../link.tsx'
import { leadsToActive, type MenuEntry } from './menu-entry.ts'
import classes from './side-menu-entry.module.css'

type SideMenuEntryProps = { entry: MenuEntry; collapsed: boolean; onNavigate: (() => void) | undefined }

export function SideMenuEntry({ entry, collapsed, onNavigate }: SideMenuEntryProps) {
  const { label, href, children } = entry
  const [open, setOpen] = useState(() => leadsToActive(entry))
  const listId = useId()
  const toggle = () => setOpen(!open)
  const expand = { 'aria-expanded': open, 'aria-controls': listId }
  return (
    <li data-rail={collapsed || undefined}>
      <div className={classes.entryRow}>
        <Tooltip label={label} position="right" disabled={!collapsed}>
          {href === undefined ? (
            <UnstyledButton className={classes.entry} aria-label={label} onClick={toggle} {...expand}>
              <EntryFace entry={entry}>
                <IconChevronDown className={classes.chevron} data-open={open || undefined} size={14} />
              </EntryFace>
            </UnstyledButton>
          ) : (
            <EntryLink entry={entry} href={href} onNavigate={onNavigate} />
          )}
        </Tooltip>
        {children && href !== undefined && !collapsed && (
          <UnstyledButton
            className={classes.expand}
            aria-label={`${label} submenu`}
            onClick={toggle}
            {...expand}
          >
            <IconChevronDown className={classes.chevron} data-open={open || undefined} size={14} />
          </UnstyledButton>
        )}
      </div>
      {children && (
        <ul id={listId} className={classes.nested} hidden={!open && !(collapsed && href !== undefined)}>
          {children.map((child) => (
            <SideMenuEntry key={child.key} entry={child} collapsed={collapsed} onNavigate={onNavigate} />
          ))}
        </ul>
      )}
    </li>
  )
}

type EntryLinkProps = { entry: MenuEntry; href: string; onNavigate: (() => void) | undefined }

function EntryLink({ entry, href, onNavigate, ...rest }: EntryLinkProps) {
  const Link = useLink()
  return (
    <Link
      {...rest}
      href={href}
      className={classes.entry}
      aria-current={entry.active ? 'page' : undefined}
      {...(onNavigate && { onClick: onNavigate })}
    >
      <EntryFace entry={entry} />
    </Link>
  )
}

function EntryFace({ entry, children }: { entry: MenuEntry; children?: ReactNode }) {
  const { icon, label, badge } = entry
  return (
    <>
      <span className={classes.entryIcon} aria-hidden="true">
        {icon}
      </span>
      <span className={classes.entryLabel}>{label}</span>
      {badge && badge.count > 0 && (
        <span className={classes.badge}>
          <span aria-hidden="true">{badge.count > 99 ? '99+' : badge.count}</span>
          <span className={classes.unseen}>
            {' '}
            {badge.count} {badge.label}
          </span>
        </span>
      )}
      {children}
    </>
  )
}
