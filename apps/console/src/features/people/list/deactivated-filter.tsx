import { Button } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'

type DeactivatedFilterProps = { on: boolean; onChange: (on: boolean) => void }

/** Deactivated people are hidden (W2 Employees); a press shows just those, another one the active ones again. */
export function DeactivatedFilter({ on, onChange }: DeactivatedFilterProps) {
  return (
    <Button
      size="sm"
      variant={on ? 'light' : 'default'}
      aria-pressed={on}
      leftSection={<IconUserOff size={15} />}
      onClick={() => onChange(!on)}
    >
      Deactivated
    </Button>
  )
}
