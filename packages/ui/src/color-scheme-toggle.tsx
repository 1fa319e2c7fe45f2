import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useHint } from './hint/use-hint.tsx'

const order: Record<MantineColorScheme, { next: MantineColorScheme; name: string; Icon: typeof IconSun }> = {
  light: { next: 'dark', name: 'Light', Icon: IconSun },
  dark: { next: 'auto', name: 'Dark', Icon: IconMoon },
  auto: { next: 'light', name: 'System', Icon: IconDeviceDesktop },
}

/** A button that cycles through light, dark and the system's theme. The browser remembers the choice. */
export function ColorSchemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { next, name, Icon } = order[colorScheme]
  const label = `Theme: ${name}. Change to ${order[next].name}`
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
