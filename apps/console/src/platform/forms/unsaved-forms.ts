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

let question: Promise<boolean> | undefined

/**
 * Asks once for every form on the screen, where one of them is unsaved, also when several ways out are tried before it is
 * answered; what is left is forgotten, so that the browser has nothing more to ask.
 * @returns whether to go
 */
export function leaveForms(): Promise<boolean> {
  question ??= askToLeave().finally(() => {
    question = undefined
  })
  return question
}

async function askToLeave(): Promise<boolean> {
  const unsaved = [...onScreen].filter((form) => form.isUnsaved())
  if (unsaved.length === 0) return true
  const leave = await confirm({ message: 'Leave without saving?', confirmLabel: 'Leave', danger: true })
  if (!leave) return false
  for (const form of unsaved) form.forget()
  return true
}

let lastWayOut = 0

/**
 * Whether the router stays where the forms are. Back or Forward pressed again meanwhile moves the browser on from where the
 * first press brought it: only the last one is answered, since the router would take each of them back by itself.
 * @param moves whether the browser is elsewhere than the forms; Forward after Back brings it home
 */
export async function staysWithForms(moves: boolean): Promise<boolean> {
  lastWayOut += 1
  const own = lastWayOut
  if (!moves) return false
  const leave = await leaveForms()
  return own === lastWayOut ? !leave : new Promise(() => {})
}
