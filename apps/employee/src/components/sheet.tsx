import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { changeUnderFinger } from '../platform/presses.ts'
import classes from './sheet.module.css'

type SheetProps = { title: string; onClose: () => void; children: ReactNode }

/**
 * A sheet that slides up over the page. It is the browser's own dialog, which traps the focus and closes on Escape. It
 * opens at its top with the focus on its title, which is read out first, and leaves the focus to what opened it; digits
 * reach a number pad from anywhere. A double press on what opens it types nothing into it, and one on what closes it
 * presses nothing under it.
 */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // Before the screen shows it: no press may come in between.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Browsers may go to the first button, which is below a long text: the sheet would open at its end.
    heading.current?.focus()
    if (shown) shown.scrollTop = 0
    changeUnderFinger()
    return () => {
      // Only a dialog that is closed gives the focus back. React hears no event of one that it is taking away.
      shown?.close()
      changeUnderFinger()
    }
  }, [])
  return (
    <dialog ref={dialog} className={classes.sheet} aria-labelledby={id} onClose={onClose}>
      <h2 ref={heading} id={id} className={classes.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
