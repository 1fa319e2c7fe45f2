import { TextInput, type TextInputProps } from '@mantine/core'
import classes from './form-fields.module.css'

/** Props that make a field read-only. */
export const lockedProps = { disabled: true, readOnly: true, classNames: { input: classes.locked ?? '' } }

type LockedFieldProps = Pick<TextInputProps, 'className' | 'description' | 'inputWrapperOrder'> & {
  label: string
  value: string
}

/** A value shown as a field that cannot be changed here. */
export const LockedField = (props: LockedFieldProps) => <TextInput {...props} {...lockedProps} />
