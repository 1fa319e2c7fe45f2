import type { ReactNode } from 'react'

export type ModalOptions = {
  /** Shown as the heading, and used as the dialog's accessible name. */
  title?: string
  /** The accessible name when there is no title. */
  label?: string
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** Called once, however the modal is closed. */
  onClose?: () => void
  /** false prevents Escape and the backdrop from closing it, while work is running. */
  dismissable?: boolean
}

export type ModalEntry = ModalOptions & { id: number; content: ReactNode; open: boolean }

let entries: readonly ModalEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows content centred over the blurred screen, above any open modal. */
export function openModal(content: ReactNode, options: ModalOptions = {}): number {
  lastId += 1
  set([...entries, { ...options, id: lastId, content, open: true }])
  return lastId
}

/** Closes the modal with this id (from `openModal`), or the top one. */
export function closeModal(id?: number): void {
  const entry = id === undefined ? entries.findLast(({ open }) => open) : entries.find((one) => one.id === id)
  if (!entry?.open) return
  set(entries.map((one) => (one === entry ? { ...one, open: false } : one)))
  entry.onClose?.()
}

/** Removes all modals at once, because what they are about is gone; questions are answered with no. */
export function discardModals(): void {
  const discarded = entries.filter(({ open }) => open)
  set([])
  for (const { onClose } of discarded) onClose?.()
}

/** Removes a closed modal after it has left the screen. */
export function forgetModal(id: number): void {
  set(entries.filter((entry) => entry.id !== id || entry.open))
}

export function readModals(): readonly ModalEntry[] {
  return entries
}

export function onModalsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: readonly ModalEntry[]): void {
  entries = next
  for (const listener of listeners) listener()
}
