import { type Call, mayUse, texts } from '@tahi/contract'
import * as z from 'zod/v4/core'
import type { Holder } from '../caller.ts'
import { notAllowed, Refusal } from '../errors.ts'

/** @throws Refusal when whoever calls may not */
export function admit(call: Call, { token, caller, gate }: Holder): void {
  if (call.allow === 'public') return
  // A gate's token opens what is for gates and nothing else; a person's opens everything but that.
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

/** A part of a request as its schema reads it. @throws Refusal invalid, naming every field */
export function read(schema: z.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value ?? {})
  if (result.success) return result.data
  const errors = result.error.issues.map((issue) => ({ path: issue.path.join('.'), msg: issue.message }))
  const first = errors[0]
  const message = first?.path ? `${first.path}: ${first.msg}` : (first?.msg ?? texts.error)
  throw new Refusal('invalid', message, { errors })
}
