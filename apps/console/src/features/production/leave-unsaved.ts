import { askToLeave } from '../../platform/unsaved-forms.ts'

/** Whether a dialog may close: at once when nothing is unsaved, else when it is confirmed. */
export const leaveUnsaved = async (isDirty: boolean): Promise<boolean> => !isDirty || askToLeave()
