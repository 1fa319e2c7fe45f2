import { TextInput, type TextInputProps } from '@mantine/core'
import classes from './form-fields.module.css'

/** What makes a field one that is read here and not changed. */
export const lockedProps = { disabled: true, readOnly: true, classNames: { input: classes.locked ?? '' } }

type LockedFieldProps = Pick<TextInputProps, 'className' | 'description' | 'inputWrapperOrder'> & {
  label: string
  value: string
}

/** A value that is shown as a field and cannot be changed here. */
export const LockedField = (props: LockedFieldProps) => <TextInput {...props} {...lockedProps} />
