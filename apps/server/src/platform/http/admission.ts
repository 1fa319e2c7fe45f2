import { type Call, mayUse, texts } from '@tahi/contract'
import type { Holder } from '../caller.ts'
import { notAllowed, Refusal } from '../errors.ts'

/** @throws Refusal when the caller may not make this call */
export function admit(call: Call, { token, caller, gate }: Holder): void {
  if (call.allow === 'public') return
  // A gate's token opens calls for gates only; a person's token opens all others.
  if (gate) {
    if (call.allow !== 'gate') throw notAllowed()
    return
  }
  if (!caller)
    throw token
      ? new Refusal('session_ended', texts.signIn.ended)
      : new Refusal('not_signed_in', texts.signIn.required)
  if (caller.mustChangePassword && !call.beforePasswordChange)
    throw new Refusal('password_change_required', texts.signIn.changePassword)
  if (!mayUse(call.allow, caller.role)) throw notAllowed()
}
