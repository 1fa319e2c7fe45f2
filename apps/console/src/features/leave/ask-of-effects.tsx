import { type LeaveCheck, texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { hasEffects, LeaveEffects } from './leave-effects.tsx'

/** Asks whether to confirm leaves all the same, if that has effects besides. @param leaves how many they are */
export const askOfEffects = async (effects: LeaveCheck, leaves: number): Promise<boolean> =>
  !hasEffects(effects) ||
  confirm({
    message: texts.leaveEffects.question(leaves),
    detail: <LeaveEffects effects={effects} ofMany={leaves > 1} />,
    confirmLabel: texts.leaveEffects.confirmLabel,
  })
