const themes = { light: 'Light', dark: 'Dark', auto: 'System' } as const

/** What stands around every page. */
export const frame = {
  product: 'Tahi',
  skip: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close menu',
  openMenu: 'Open menu',
  expandMenu: 'Expand menu',
  collapseMenu: 'Collapse menu',
  main: 'Main',
  homeLink: 'Tahi, home',
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  profile: 'Your profile',
  palette: 'Search or jump to',
  submenu: (entry: string) => `${entry} submenu`,
  /** What the number of a collapsed entry counts together. */
  countedTogether: (labels: readonly string[]) => labels.join(' and '),
  /** A menu entry's number leads to what it counts: 'Show 3 leaves to decide'. */
  show: (counted: string) => `Show ${counted}`,
  theme: (now: keyof typeof themes, next: keyof typeof themes) =>
    `Theme: ${themes[now]}. Change to ${themes[next]}`,
} as const
