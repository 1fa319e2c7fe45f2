import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { texts } from '@tahi/contract/components'
import { Mark } from '../brand/mark.tsx'
import { useHint } from '../hint/use-hint.tsx'
import { useLink } from '../link.tsx'
import type { MenuEntry } from './menu-entry.ts'
import classes from './side-menu.module.css'
import { SideMenuEntry } from './side-menu-entry.tsx'

type SideMenuProps = {
  menu: readonly MenuEntry[]
  homeHref: string
  /** Icons only; names appear on hover and focus. */
  collapsed: boolean
  onToggleCollapsed?: () => void
  onNavigate?: () => void
}

export function SideMenu({ menu, homeHref, collapsed, onToggleCollapsed, onNavigate }: SideMenuProps) {
  const Link = useLink()
  return (
    <div className={classes.menu} data-collapsed={collapsed || undefined}>
      <Link
        href={homeHref}
        className={classes.brand}
        aria-label={texts.frame.homeLink}
        {...(onNavigate && { onClick: onNavigate })}
      >
        <Mark size={28} />
        <span>{texts.frame.product}</span>
      </Link>
      <ul className={classes.entries}>
        {menu.map((entry) => (
          <SideMenuEntry key={entry.key} entry={entry} collapsed={collapsed} onNavigate={onNavigate} />
        ))}
      </ul>
      {onToggleCollapsed && <CollapseButton collapsed={collapsed} onToggle={onToggleCollapsed} />}
    </div>
  )
}

type CollapseButtonProps = { collapsed: boolean; onToggle: () => void }

function CollapseButton({ collapsed, onToggle }: CollapseButtonProps) {
  const label = collapsed ? texts.frame.expandMenu : texts.frame.collapseMenu
  const { target, hint } = useHint(label, 'right')
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <>
      <ActionIcon
        {...target}
        className={classes.collapse}
        variant="subtle"
        color="gray"
        c="dimmed"
        size={32}
        aria-label={label}
        aria-expanded={!collapsed}
        onClick={onToggle}
      >
        <Icon size={18} />
      </ActionIcon>
      {hint}
    </>
  )
}
