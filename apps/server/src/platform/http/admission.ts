import { type Call, type FieldError, inWords, mayUse, texts } from '@tahi/contract'
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
  const result = z.safeParse(schema, value ?? {}, { error: inWords })
  const errors = result.success ? unstorable(result.data) : errorsOf(result.error)
  const [first] = errors
  if (!first) return result.data
  throw new Refusal('invalid', first.msg, { errors })
}

const errorsOf = ({ issues }: z.$ZodError): FieldError[] =>
  issues.map(({ path, message }) => ({ path: path.join('.'), msg: message }))

/** PostgreSQL keeps neither the character 0 nor half of a character of two (a lone surrogate), in text or in JSON. */
const neverStored = /[\0\p{Surrogate}]/u

/** The fields whose texts no database keeps: looked for here, so that no schema has to think of it. */
function unstorable(value: unknown, path = ''): FieldError[] {
  if (typeof value === 'string')
    return neverStored.test(value) ? [{ path, msg: texts.failures.unstorable }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => unstorable(part, path ? `${path}.${key}` : key))
}
