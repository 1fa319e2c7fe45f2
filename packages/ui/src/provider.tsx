import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { type LinkComponent, LinkProvider } from './link.tsx'
import { cssVariables, theme } from './theme.ts'

type UiProviderProps = {
  /** Renders every link inside the product, so that the app's router can handle it; a plain `<a>` by default. */
  link?: LinkComponent
  children: ReactNode
}

/** Provides Tahi's theme (light, dark or the system's) and the app's link component. */
export function UiProvider({ link, children }: UiProviderProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <LinkProvider link={link}>{children}</LinkProvider>
    </MantineProvider>
  )
}
