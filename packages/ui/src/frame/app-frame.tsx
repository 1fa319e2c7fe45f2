import { Drawer } from '@mantine/core'
import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { texts } from '@tahi/contract/components'
import { type ReactNode, useState } from 'react'
import { Weave } from '../brand/weave.tsx'
import { useEscape } from '../dialog/use-escape.ts'
import { CrumbPlace } from '../page/crumb-place.ts'
import { headingId } from '../page/use-title.ts'
import classes from './frame.module.css'
import type { MenuEntry, Person, PersonEntry } from './menu-entry.ts'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'
import { useBack } from './use-back.ts'

export type AppFrameProps = {
  menu: readonly MenuEntry[]
  homeHref: string
  person: Person
  personMenu: readonly PersonEntry[]
  /** Shows the palette's button (Ctrl or ⌘ K); the app handles the key itself. */
  onOpenPalette?: () => void
  notifications?: ReactNode
  /** Further small controls of the top bar, such as `ColorSchemeToggle`. */
  tools?: ReactNode
  /** Shown above the top bar: demo data, no connection. */
  banner?: ReactNode
  children: ReactNode
}

/**
 * The frame after sign-in: side menu (collapsible; a drawer under 768 px), top bar, woven background, scrolling
 * content. It knows no roles or routes: entries, the active one and links are passed in.
 */
export function AppFrame({ menu, homeHref, banner, children, ...bar }: AppFrameProps) {
  const narrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const tight = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false })
  const [chosen, setChosen] = useLocalStorage<boolean | null>({
    key: 'tahi-menu-collapsed',
    defaultValue: null,
    getInitialValueInEffect: false,
  })
  const collapsed = chosen ?? tight
  const [drawerOpen, drawer] = useDisclosure(false)
  useEscape(narrow && drawerOpen, drawer.close)
  useBack(narrow && drawerOpen, drawer.close)
  const [crumbPlace, setCrumbPlace] = useState<HTMLElement | null>(null)
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        {texts.frame.skip}
      </a>
      <Weave />
      {narrow ? (
        <Drawer.Root
          opened={drawerOpen}
          onClose={drawer.close}
          closeOnEscape={false}
          size={272}
          zIndex="var(--tahi-layer-drawer)"
          classNames={{ content: classes.drawer }}
        >
          <Drawer.Overlay color="var(--tahi-veil)" backgroundOpacity={1} />
          <Drawer.Content aria-label={texts.frame.menu}>
            <Drawer.CloseButton className={classes.drawerClose} aria-label={texts.frame.closeMenu} />
            <Drawer.Body className={classes.drawerBody}>
              <nav aria-label={texts.frame.main}>
                <SideMenu menu={menu} homeHref={homeHref} collapsed={false} onNavigate={drawer.close} />
              </nav>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      ) : (
        <nav className={classes.side} aria-label={texts.frame.main} data-collapsed={collapsed || undefined}>
          <SideMenu
            menu={menu}
            homeHref={homeHref}
            collapsed={collapsed}
            onToggleCollapsed={() => setChosen(!collapsed)}
          />
        </nav>
      )}
      <div className={classes.column}>
        <header className={classes.top}>
          <TopBar
            {...bar}
            crumbs={narrow ? undefined : setCrumbPlace}
            {...(narrow ? { onOpenMenu: drawer.open } : {})}
          />
        </header>
        {banner}
        <main id="content" className={classes.content} tabIndex={-1} aria-labelledby={headingId}>
          <CrumbPlace value={narrow ? null : crumbPlace}>{children}</CrumbPlace>
        </main>
      </div>
    </div>
  )
}
