import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { texts } from '@tahi/contract/components'

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
      visibilityToggleButtonProps={{ 'aria-label': texts.password.toggle, tabIndex: 0 }}
    />
  )
}
