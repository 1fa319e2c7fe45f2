import { decideCorrection, listCorrections, mayUse, screens, texts } from '@tahi/contract'
import { useRequestedBadge } from '../../../platform/lists/use-requested-badge.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'

/** The number of corrections to decide, as a badge on Attendance in the menu. */
export function useCorrectionBadge() {
  const { role } = useCurrentUser()
  const decides = mayUse(decideCorrection.allow, role)
  return useRequestedBadge({
    call: listCorrections,
    decides,
    words: texts.correctionBadge,
    path: screens.corrections.path,
  })
}
