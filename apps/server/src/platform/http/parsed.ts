import { type FieldError, inWords, texts } from '@tahi/contract'
import * as z from 'zod/v4/core'
import { Refusal } from '../errors.ts'

/** A part of a request, parsed by its schema; its texts can be stored. @throws Refusal invalid, naming every wrong field */
export function parsed(schema: z.$ZodType | undefined, value: unknown): unknown {
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
