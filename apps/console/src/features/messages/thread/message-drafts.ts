import type { FormOnScreen } from '../../../platform/forms/unsaved-forms.ts'
import { draftPrefix, session } from '../../../platform/session/session.ts'

const kind = 'message:'

/** The name of the unsent message to a person in the tab's storage. */
export const draftKeyOf = (personId: string): string => `${draftPrefix}${kind}${personId}`

/** All unsent messages of this tab. Those of other threads are not on the screen, and only a sign-out deletes them. */
export const messageDrafts: FormOnScreen = {
  isUnsaved: () => session.hasDrafts(kind),
  forget() {},
}
