import type { Reply } from '@tahi/contract'
import * as z from 'zod'

type JsonSchema = Record<string, unknown>

/**
 * The schema with which fast-json-stringify writes a reply: fields that the contract does not declare never leave the
 * server.
 */
export function replySchema(reply: Exclude<Reply, { kind: 'file' }>): JsonSchema {
  const body = plain(z.toJSONSchema(reply.schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema)
  return reply.kind === 'flat' ? body : { type: 'object', properties: envelopeOf(reply.kind, body) }
}

/** The fields of a reply's envelope (D1 Envelope). @param body the schema of a record, or of one on a list */
export const envelopeOf = (kind: 'data' | 'list', body: JsonSchema): JsonSchema => ({
  success: { type: 'boolean' },
  msg: { type: 'string' },
  data: kind === 'list' ? { type: 'array', items: body } : body,
  ...(kind === 'list' && {
    total: { type: 'integer' },
    page: { type: 'integer' },
    pageSize: { type: 'integer' },
  }),
})

/**
 * Formats, patterns and alternatives do not change how a value is written, but make fast-json-stringify validate every
 * value; here they become plain types.
 */
function plain(schema: JsonSchema): JsonSchema {
  const alternatives = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (alternatives) {
    const kept = alternatives.filter((alternative) => alternative.type !== 'null').map(plain)
    const first = kept[0] ?? {}
    const nullable = kept.length < alternatives.length ? { nullable: true } : {}
    return { ...first, ...nullable }
  }
  const {
    $schema,
    format,
    pattern,
    const: constant,
    enum: values,
    minimum,
    maximum,
    exclusiveMinimum,
    ...rest
  } = schema
  if (constant !== undefined && rest.type === undefined) rest.type = typeof constant
  if (values !== undefined && rest.type === undefined) rest.type = 'string'
  if (isObject(rest.properties))
    rest.properties = Object.fromEntries(
      Object.entries(rest.properties).map(([key, value]) => [key, plain(value as JsonSchema)]),
    )
  if (isObject(rest.items)) rest.items = plain(rest.items)
  return rest
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
