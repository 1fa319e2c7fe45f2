import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/**
 * A password, which can be shown by keyboard too. Mantine's own marks no error for who cannot see it, and so not for
 * `focusFirstError` either.
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
