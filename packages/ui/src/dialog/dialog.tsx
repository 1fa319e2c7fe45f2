import { Modal } from '@mantine/core'
import { texts } from '@tahi/contract/components'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import classes from './dialog.module.css'
import { keepFocus } from './keep-focus.ts'
import type { ModalOptions } from './modal-store.ts'
import { leaveDialog, noteOpened } from './return-focus.ts'
import { useEscape } from './use-escape.ts'

type DialogProps = Omit<ModalOptions, 'onClose' | 'size'> & {
  /** A named size, or pixels. */
  size?: ModalOptions['size'] | number
  onClose: () => void
  /** Without it, the dialog is open as long as it is rendered. */
  open?: boolean
  /** Called when the dialog has left the screen after `open` became false. */
  onLeft?: () => void
  children: ReactNode
}

/**
 * Content centred over the blurred screen. Render it where the page says that it is open; `openModal` does the same
 * for dialogs without a page. The focus returns to where it was.
 */
export function Dialog({
  title,
  label,
  size = 'md',
  dismissable = true,
  open = true,
  onClose,
  onLeft,
  children,
}: DialogProps) {
  const [before] = useState(() => document.activeElement)
  useEffect(() => () => leaveDialog(before), [before])
  // A stable callback: with a new one, the library would move the focus again.
  const note = useCallback((content: HTMLDivElement | null) => noteOpened(content, before), [before])
  useEscape(open, dismissable ? onClose : stay)
  const name = title === undefined ? { 'aria-label': label ?? texts.dialog } : {}
  return (
    <Modal.Root
      opened={open}
      onClose={onClose}
      returnFocus={false}
      {...(onLeft && { onExitTransitionEnd: onLeft })}
      centered
      size={size}
      zIndex="var(--tahi-layer-modal)"
      closeOnEscape={false}
      closeOnClickOutside={dismissable}
      transitionProps={{ transition: 'pop', duration: 120 }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay blur={5} color="var(--tahi-veil)" backgroundOpacity={1} />
      <Modal.Content {...name} ref={note} onFocusCapture={keepFocus}>
        {title !== undefined && (
          <div className={classes.header}>
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            {dismissable && <Modal.CloseButton aria-label={texts.actions.close} />}
          </div>
        )}
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Escape only closes this dialog, and has no effect on what is under it. */
function stay() {}
