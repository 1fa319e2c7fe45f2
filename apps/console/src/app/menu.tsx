import {
  IconBeach,
  IconBuildingFactory2,
  IconCalendarCheck,
  IconCash,
  IconFiles,
  IconIdBadge2,
  IconLayoutDashboard,
  IconMessages,
  IconReportAnalytics,
  IconSitemap,
  IconSpeakerphone,
  IconTargetArrow,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { type MenuItem, type MenuScreen, menus, type Role, screens } from '@tahi/contract'
import type { MenuEntry } from '@tahi/ui/frame/menu-entry.ts'
import type { ReactNode } from 'react'

const icons: Record<MenuScreen, ReactNode> = {
  dashboard: <IconLayoutDashboard size={18} stroke={1.6} />,
  employees: <IconUsers size={18} stroke={1.6} />,
  coreHr: <IconUsersGroup size={18} stroke={1.6} />,
  branches: <IconBuildingFactory2 size={18} stroke={1.6} />,
  department: <IconSitemap size={18} stroke={1.6} />,
  designation: <IconIdBadge2 size={18} stroke={1.6} />,
  production: <IconTargetArrow size={18} stroke={1.6} />,
  messages: <IconMessages size={18} stroke={1.6} />,
  attendance: <IconCalendarCheck size={18} stroke={1.6} />,
  leaves: <IconBeach size={18} stroke={1.6} />,
  announcement: <IconSpeakerphone size={18} stroke={1.6} />,
  documents: <IconFiles size={18} stroke={1.6} />,
  salary: <IconCash size={18} stroke={1.6} />,
}
/** Of an entry with entries below it, such as Monitoring. */
const groupIcon = <IconReportAnalytics size={18} stroke={1.6} />

/** The counts on menu entries, by the screen that the entry leads to. */
export type Badges = Partial<Record<MenuScreen, MenuEntry['badge']>>

/** The contract's menu for a role, as the frame takes it. */
export const menuOf = (role: Role, pathname: string, badges: Badges = {}): MenuEntry[] =>
  menus[role].map((item) => entry(item, pathname, badges))

function entry({ label, screen, children }: MenuItem, pathname: string, badges: Badges): MenuEntry {
  const { path } = screens[screen]
  // Where an entry expands, its child is marked as the current page, though both lead to the page.
  const isShown = !children && (pathname === path || pathname.startsWith(`${path}/`))
  return {
    key: label,
    label,
    icon: children ? groupIcon : icons[screen],
    href: path,
    active: isShown,
    badge: badges[screen],
    ...(children && { children: children.map((child) => entry(child, pathname, badges)) }),
  }
}
