import { IconUserOff } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { PressedFilter } from '../../../platform/filters/pressed-filter.tsx'

type DeactivatedFilterProps = { on: boolean; onChange: (on: boolean) => void }

/** Deactivated people are hidden (W2 Employees); this filter shows only them. */
export function DeactivatedFilter({ on, onChange }: DeactivatedFilterProps) {
  return (
    <PressedFilter icon={<IconUserOff size={15} />} on={on} onChange={onChange}>
      {texts.choices.deactivated}
    </PressedFilter>
  )
}
