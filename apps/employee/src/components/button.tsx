import type { ButtonHTMLAttributes } from 'react'
import classes from './button.module.css'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `plain` is beside the main one, `danger` takes something away. */
  look?: 'main' | 'plain' | 'danger'
  /** Shows that something is under way, and takes no second tap. */
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
