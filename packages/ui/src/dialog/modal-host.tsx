import { Modal } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import classes from './dialog.module.css'
import { closeModal, forgetModal, type ModalEntry, onModalsChange, readModals } from './modal-store.ts'

/** The layer of the modal overlay (C9). Popovers opened inside a modal stand above it. */
const layer = 20

/** Draws what `openModal` and `confirm` ask for. Once in the app, inside `UiProvider`. */
export function ModalHost() {
  const entries = useSyncExternalStore(onModalsChange, readModals)
  return entries.map((entry) => <HostedModal key={entry.id} entry={entry} />)
}

function HostedModal({ entry }: { entry: ModalEntry }) {
  const { id, content, open, title, label, size = 'md', dismissable = true } = entry
  const [before] = useState(() => document.activeElement)
  const name = title === undefined ? { 'aria-label': label ?? 'Dialog' } : {}
  return (
    <Modal.Root
      opened={open}
      onClose={() => closeModal(id)}
      returnFocus={false}
      onExitTransitionEnd={() => {
        forgetModal(id)
        returnFocus(before)
      }}
      centered
      size={size}
      zIndex={layer}
      closeOnEscape={dismissable}
      closeOnClickOutside={dismissable}
      transitionProps={{ transition: 'pop', duration: 120 }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay blur={5} color="var(--tahi-veil)" backgroundOpacity={1} />
      <Modal.Content {...name}>
        {title !== undefined && (
          <div className={classes.header}>
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            {dismissable && <Modal.CloseButton aria-label="Close" />}
          </div>
        )}
        <Modal.Body className={classes.body}>{content}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Mantine returns the focus only to modals that it saw closed first; ours appear open. */
function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  else document.getElementById('content')?.focus({ preventScroll: true })
}
