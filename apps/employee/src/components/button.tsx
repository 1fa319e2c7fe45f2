import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import classes from './button.module.css'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `plain` accompanies the main button, `danger` removes something. */
  look?: 'main' | 'plain' | 'danger'
  /** Shows progress and ignores further taps. It is not disabled, so that the focus stays on it. */
  busy?: boolean
}

export function Button({
  look = 'main',
  busy = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A browser presses the button of a form for Enter in a field, too.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      className={[classes.button, classes[look], className].filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      onClick={press}
    />
  )
}
