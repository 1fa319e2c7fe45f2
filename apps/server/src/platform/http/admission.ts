import { type Call, type FieldError, inWords, mayUse, texts } from '@tahi/contract'
import * as z from 'zod/v4/core'
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

/** A part of a request, parsed by its schema. @throws Refusal invalid, naming every wrong field */
export function read(schema: z.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value ?? {}, { error: inWords })
  const errors = result.success ? unstorable(result.data) : errorsOf(result.error)
  const [first] = errors
  if (!first) return result.data
  throw new Refusal('invalid', first.msg, { errors })
}

const errorsOf = ({ issues }: z.$ZodError): FieldError[] =>
  issues.map(({ path, message }) => ({ path: path.join('.'), msg: message }))

/** PostgreSQL stores neither the character 0 nor a lone surrogate, in text or in JSON. */
const neverStored = /[\0\p{Surrogate}]/u

/** The fields whose texts the database cannot store; checked here, so that no schema has to. */
function unstorable(value: unknown, path = ''): FieldError[] {
  if (typeof value === 'string')
    return neverStored.test(value) ? [{ path, msg: texts.failures.unstorable }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => unstorable(part, path ? `${path}.${key}` : key))
}
