import type { FormOnScreen } from '../../../platform/forms/unsaved-forms.ts'
import { draftPrefix } from '../../../platform/session/session.ts'

/** The name of the unsent message to a person in the tab's storage; without one, how all their names begin. */
export const draftKeyOf = (personId = ''): string => `${draftPrefix}message:${personId}`

/** All unsent messages of this tab. Those of other threads are not on the screen, and only a sign-out deletes them. */
export const messageDrafts: FormOnScreen = {
  isUnsaved: () => Object.keys(sessionStorage).some((name) => name.startsWith(draftKeyOf())),
  forget() {},
}
