import { confirm } from '@tahi/ui/dialog/confirm.tsx'

/** Whether a dialog may close: at once when nothing is unsaved, else when it is confirmed. */
export const leaveUnsaved = async (isDirty: boolean): Promise<boolean> =>
  !isDirty || confirm({ message: 'Leave without saving?', confirmLabel: 'Leave', danger: true })
