import { texts } from '@tahi/contract'
import { confirm, type Question } from '@tahi/ui/dialog/confirm.tsx'

/** A form that may hold unsaved values. */
export interface FormOnScreen {
  /** What is asked before it is left, where something else than typed values is lost. */
  readonly question?: Question | undefined
  isUnsaved(): boolean
  /** Discards the unsaved values. */
  forget(): void
}

const onScreen = new Set<FormOnScreen>()

/** @returns removes the form again */
export function registerForm(form: FormOnScreen): () => void {
  onScreen.add(form)
  return () => onScreen.delete(form)
}

let question: Promise<boolean> | undefined

/**
 * Asks once to leave forms if any of them is unsaved, even when several ways out are tried before the answer. The drafts
 * are then discarded, so that the browser does not ask again.
 * @param forms by default all forms on the screen
 * @param alsoAsk a further question, before anything is discarded
 * @returns whether to go
 */
export function leaveForms(
  forms: Iterable<FormOnScreen> = onScreen,
  alsoAsk?: () => Promise<boolean>,
): Promise<boolean> {
  question ??= askToLeave([...forms], alsoAsk).finally(() => {
    question = undefined
  })
  return question
}

/** Like `leaveForms`, for logging out: `kept` is what was typed and is not on the screen. */
export const leaveForGood = (kept: FormOnScreen, alsoAsk: () => Promise<boolean>): Promise<boolean> =>
  leaveForms([...onScreen, kept], alsoAsk)

/**
 * For every way out of a dialog with forms: Cancel, Escape, the cross and the backdrop.
 * @param forms the dialog's own, where the page under it has a form too; by default all on the screen
 * @returns asks first if something is unsaved, then closes
 */
export const leavingForms =
  (close: () => void, forms?: Iterable<FormOnScreen>) => async (): Promise<void> => {
    if (await leaveForms(forms)) close()
  }

async function askToLeave(
  forms: readonly FormOnScreen[],
  alsoAsk: (() => Promise<boolean>) | undefined,
): Promise<boolean> {
  const unsaved = forms.filter((form) => form.isUnsaved())
  if (unsaved.length > 0) {
    const usual = { message: texts.saving.leaveQuestion, confirmLabel: texts.saving.leave }
    const question = unsaved.find((form) => form.question)?.question ?? usual
    if (!(await confirm({ ...question, danger: true }))) return false
  }
  if (alsoAsk && !(await alsoAsk())) return false
  for (const form of unsaved) form.forget()
  return true
}

let lastWayOut = 0

/**
 * Whether the router must stay on the page with the forms. Pressing Back or Forward again before the answer moves the
 * browser on from where the first press led. So only the last press gets an answer; the router would undo each of them by
 * itself.
 * @param moves whether the browser is at another page than the forms; Forward after Back returns to them
 */
export async function staysWithForms(moves: boolean): Promise<boolean> {
  lastWayOut += 1
  const own = lastWayOut
  if (!moves) return false
  const leave = await leaveForms()
  return own === lastWayOut ? !leave : new Promise(() => {})
}
