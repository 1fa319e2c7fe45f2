import { type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './sheet.module.css'

type SheetProps = { title: string; onClose: () => void; children: ReactNode }

/** A sheet that slides up over the page. It is the browser's own dialog, which traps the focus and closes on Escape. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={classes.sheet} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
