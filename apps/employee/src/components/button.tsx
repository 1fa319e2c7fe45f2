import type { ButtonHTMLAttributes } from 'react'
import classes from './button.module.css'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `plain` accompanies the main button, `danger` removes something. */
  look?: 'main' | 'plain' | 'danger'
  /** Shows progress and ignores further taps. */
  busy?: boolean
}

export function Button({ look = 'main', busy = false, type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={[classes.button, classes[look], className].filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      {...rest}
      disabled={rest.disabled || busy}
    />
  )
}
