import { TextInput } from '@mantine/core'
import classes from './quota-dialog.module.css'

/** A value that is shown as a field and cannot be changed here. */
export function LockedField({ label, value }: { label: string; value: string }) {
  return (
    <TextInput label={label} value={value} disabled readOnly classNames={{ input: classes.locked ?? '' }} />
  )
}
