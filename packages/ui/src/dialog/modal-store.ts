import type { ReactNode } from 'react'

export type ModalOptions = {
  /** Shown as the heading, and the dialog's name. */
  title?: string
  /** The dialog's name where it shows no title. */
  label?: string
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** Runs once, however the modal was closed. */
  onClose?: () => void
  /** false keeps Escape and the backdrop from closing it, while work is under way. */
  dismissable?: boolean
}

export type ModalEntry = ModalOptions & { id: number; content: ReactNode; open: boolean }

let entries: readonly ModalEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows any content centred over the blurred screen, above a modal that is open already. */
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

/** Forgets a closed modal, once it has left the screen. */
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
