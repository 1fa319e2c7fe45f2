import { IconCalendarCheck, IconCash, IconFolder, IconReportAnalytics } from '@tabler/icons-react'
import { type MenuItem, menus, type Role, screens } from '@tahi/contract'
import type { MenuEntry } from '@tahi/ui/frame/menu-entry.ts'
import type { ReactNode } from 'react'

const icons: Record<string, ReactNode> = {
  Monitoring: <IconReportAnalytics size={18} stroke={1.6} />,
  Attendance: <IconCalendarCheck size={18} stroke={1.6} />,
  Salary: <IconCash size={18} stroke={1.6} />,
}

/** The contract's menu of a role as the frame draws it. */
export const menuOf = (role: Role, pathname: string): MenuEntry[] =>
  menus[role].map((item) => entry(item, pathname))

function entry({ label, screen, children }: MenuItem, pathname: string): MenuEntry {
  const path = screen && screens[screen].path
  return {
    key: label,
    label,
    icon: icons[label] ?? <IconFolder size={18} stroke={1.6} />,
    ...(path && { href: path, active: pathname === path || pathname.startsWith(`${path}/`) }),
    ...(children && { children: children.map((child) => entry(child, pathname)) }),
  }
}
