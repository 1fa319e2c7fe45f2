import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { texts } from '@tahi/contract/components'
import { useHint } from './hint/use-hint.tsx'

const order: Record<MantineColorScheme, { next: MantineColorScheme; Icon: typeof IconSun }> = {
  light: { next: 'dark', Icon: IconSun },
  dark: { next: 'auto', Icon: IconMoon },
  auto: { next: 'light', Icon: IconDeviceDesktop },
}

/** A button that cycles through light, dark and the system's theme. The browser remembers the choice. */
export function ColorSchemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { next, Icon } = order[colorScheme]
  const label = texts.frame.theme(colorScheme, next)
  const { target, hint } = useHint(label)
  return (
    <>
      <ActionIcon
        {...target}
        variant="subtle"
        color="gray"
        c="dimmed"
        size={32}
        aria-label={label}
        onClick={() => setColorScheme(next)}
      >
        <Icon size={18} stroke={1.6} />
      </ActionIcon>
      {hint}
    </>
  )
}
