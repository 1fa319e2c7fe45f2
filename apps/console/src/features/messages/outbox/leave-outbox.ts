import { texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { outboxOf } from './outbox-of.ts'

const { unsent, unsentDetail } = texts.conversations

/**
 * Before a sign-out: asks if messages of this person still wait here, because they are deleted when somebody else signs in.
 * @returns whether to go
 */
export async function leaveOutbox(personId: string): Promise<boolean> {
  const { length } = outboxOf(personId).waiting
  if (length === 0) return true
  return confirm({
    message: unsent(length),
    detail: unsentDetail,
    confirmLabel: texts.actions.logout,
    danger: true,
  })
}
