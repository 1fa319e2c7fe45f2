import { Checkbox, type CheckboxProps } from '@mantine/core'
import { texts } from '@tahi/contract/components'
import type { RowProps } from './row-props.ts'

type RowTickProps = Pick<RowProps<unknown>, 'name' | 'canSelect' | 'whyNot' | 'selected' | 'onToggle'> & {
  look?: Pick<CheckboxProps, 'size' | 'tabIndex'>
}

/** The checkbox that selects a row. One that cannot be used says why. */
export const RowTick = ({ name, canSelect, whyNot, selected, onToggle, look }: RowTickProps) => (
  <Checkbox
    {...look}
    aria-label={texts.table.select(name)}
    title={whyNot}
    disabled={!canSelect}
    checked={selected}
    onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
  />
)
