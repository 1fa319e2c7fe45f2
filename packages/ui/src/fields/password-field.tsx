import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/**
 * A password field whose password can be shown by keyboard too. Mantine's own does not set `aria-invalid`, which
 * screen readers and `focusFirstError` need.
 */
export function PasswordField({ error, ...rest }: PasswordInputProps) {
  return (
    <PasswordInput
      {...rest}
      error={error}
      aria-invalid={error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
    />
  )
}
