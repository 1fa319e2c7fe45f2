import { useSyncExternalStore } from 'react'
import { Dialog } from './dialog.tsx'
import { closeModal, forgetModal, onModalsChange, readModals } from './modal-store.ts'

/** Renders the modals of `openModal` and `confirm`. Once in the app, inside `UiProvider`. */
export function ModalHost() {
  const entries = useSyncExternalStore(onModalsChange, readModals)
  return entries.map(({ id, content, onClose: _, ...options }) => (
    <Dialog key={id} {...options} onClose={() => closeModal(id)} onLeft={() => forgetModal(id)}>
      {content}
    </Dialog>
  ))
}
