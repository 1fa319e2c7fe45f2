import { Button, type ButtonProps, Loader } from '@mantine/core'
import { type MouseEvent, type Ref, useContext } from 'react'
import { focusUnreadable } from '../fields/focus-first-error.ts'
import { FormSavingContext } from '../fields/form-saving.ts'
import classes from './busy-button.module.css'
import { useBusy } from './use-busy.ts'

export type BusyButtonProps = Omit<ButtonProps, 'loading'> & {
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
  type?: 'button' | 'submit'
  /** Milliseconds between the press and the action, during which it is busy. */
  delay?: number
  /** Busy for a reason outside the button, such as its form being saved. */
  busy?: boolean
  /**
   * Acts on its form like the submit button: only when every field is readable, and not while the form is being saved.
   */
  saves?: boolean
  ref?: Ref<HTMLButtonElement>
  form?: string
  title?: string
  tabIndex?: number
  'aria-label'?: string
  'data-autofocus'?: boolean
}

/**
 * A button that is busy as soon as it is pressed, cannot be pressed twice, and keeps its size and the focus while
 * busy.
 */
export function BusyButton({
  onClick,
  delay = 0,
  busy: outer = false,
  type = 'button',
  saves = false,
  children,
  ...rest
}: BusyButtonProps) {
  const around = useContext(FormSavingContext)
  const saving = saves ? around : undefined
  const act = (event: MouseEvent<HTMLButtonElement>) => onClick?.(event)
  const { busy: inner, run } = useBusy(
    (event: MouseEvent<HTMLButtonElement>) => (saving ? saving.run(() => act(event)) : act(event)),
    delay,
  )
  const busy = inner || outer || saving?.busy === true
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget
    if (busy) event.preventDefault()
    else if (saves && form && focusUnreadable(form)) return
    else if (onClick) void run(event)
  }
  return (
    <Button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      classNames={{ inner: classes.inner, label: classes.label, section: classes.section }}
    >
      {children}
      {busy && <Loader className={classes.loader} size={16} color="currentColor" />}
    </Button>
  )
}
