import {
  IconBeach,
  IconBuildingFactory2,
  IconCalendarCheck,
  IconCash,
  IconFiles,
  IconFolder,
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
import { type MenuItem, menus, type Role, type Screen, screens } from '@tahi/contract'
import type { MenuEntry } from '@tahi/ui/frame/menu-entry.ts'
import type { ReactNode } from 'react'

const icons: Record<string, ReactNode> = {
  Dashboard: <IconLayoutDashboard size={18} stroke={1.6} />,
  Employees: <IconUsers size={18} stroke={1.6} />,
  'Core HR': <IconUsersGroup size={18} stroke={1.6} />,
  Branches: <IconBuildingFactory2 size={18} stroke={1.6} />,
  Department: <IconSitemap size={18} stroke={1.6} />,
  Designation: <IconIdBadge2 size={18} stroke={1.6} />,
  Monitoring: <IconReportAnalytics size={18} stroke={1.6} />,
  Production: <IconTargetArrow size={18} stroke={1.6} />,
  'Production Monitoring': <IconTargetArrow size={18} stroke={1.6} />,
  Message: <IconMessages size={18} stroke={1.6} />,
  Attendance: <IconCalendarCheck size={18} stroke={1.6} />,
  Leaves: <IconBeach size={18} stroke={1.6} />,
  Announcement: <IconSpeakerphone size={18} stroke={1.6} />,
  Documents: <IconFiles size={18} stroke={1.6} />,
  Salary: <IconCash size={18} stroke={1.6} />,
}

/** The counts on menu entries, by the screen that the entry leads to. */
export type Badges = Partial<Record<Screen, MenuEntry['badge']>>

/** The contract's menu for a role, as the frame takes it. */
export const menuOf = (role: Role, pathname: string, badges: Badges = {}): MenuEntry[] =>
  menus[role].map((item) => entry(item, pathname, badges))

function entry({ label, screen, children }: MenuItem, pathname: string, badges: Badges): MenuEntry {
  const path = screen && screens[screen].path
  // Where an entry expands, its child is marked as the current page, though both lead to the page.
  const isShown = !children && (pathname === path || pathname.startsWith(`${path}/`))
  return {
    key: label,
    label,
    icon: icons[label] ?? <IconFolder size={18} stroke={1.6} />,
    ...(path && { href: path, active: isShown }),
    badge: screen && badges[screen],
    ...(children && { children: children.map((child) => entry(child, pathname, badges)) }),
  }
}
