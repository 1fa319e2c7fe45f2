import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { type LinkComponent, LinkProvider } from './link.tsx'
import { cssVariables, theme } from './theme.ts'

type UiProviderProps = {
  /** Renders every link inside the product, so that the app's router can take them. A plain `<a>` without it. */
  link?: LinkComponent
  children: ReactNode
}

/** Puts Tahi's theme (light, dark or the system's) and the app's link component around the app. */
export function UiProvider({ link, children }: UiProviderProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <LinkProvider link={link}>{children}</LinkProvider>
    </MantineProvider>
  )
}
