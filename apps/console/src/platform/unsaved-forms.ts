import { confirm } from '@tahi/ui/dialog/confirm.tsx'

/** A form that may hold what was typed and not saved. */
export interface FormOnScreen {
  isUnsaved(): boolean
  /** What was typed is given up. */
  forget(): void
}

const onScreen = new Set<FormOnScreen>()

/** @returns takes it away again */
export function registerForm(form: FormOnScreen): () => void {
  onScreen.add(form)
  return () => onScreen.delete(form)
}

/**
 * Asks once for every form on the screen, where one of them is unsaved; what is left is forgotten, so that the browser
 * has nothing more to ask.
 * @returns whether to go
 */
export async function leaveForms(): Promise<boolean> {
  const unsaved = [...onScreen].filter((form) => form.isUnsaved())
  if (unsaved.length === 0) return true
  const leave = await confirm({ message: 'Leave without saving?', confirmLabel: 'Leave', danger: true })
  if (!leave) return false
  for (const form of unsaved) form.forget()
  return true
}
