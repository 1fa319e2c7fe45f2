import { confirm } from '@tahi/ui/dialog/confirm.tsx'

/** A form that is shown, and may hold what was typed and not saved. */
export interface ShownForm {
  isUnsaved(): boolean
  /** What was typed is given up. */
  forget(): void
}

const shown = new Set<ShownForm>()

/** @returns takes it away again */
export function showForm(form: ShownForm): () => void {
  shown.add(form)
  return () => shown.delete(form)
}

/** @returns whether to go, and lose what was typed */
export const askToLeave = (): Promise<boolean> =>
  confirm({ message: 'Leave without saving?', confirmLabel: 'Leave', danger: true })

/**
 * Asks once for every form that is shown, where one of them is unsaved; what is left is forgotten, so that the browser
 * has nothing more to ask.
 * @returns whether to go
 */
export async function leaveForms(): Promise<boolean> {
  const unsaved = [...shown].filter((form) => form.isUnsaved())
  if (unsaved.length === 0) return true
  if (!(await askToLeave())) return false
  for (const form of unsaved) form.forget()
  return true
}
