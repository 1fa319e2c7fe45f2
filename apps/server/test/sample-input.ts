import type { Call, LiveEvent, Payload } from '@tahi/contract'
import * as z from 'zod'

type JsonSchema = {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

/** An input that a call accepts, made from its schemas; every id in it is the one given. */
export function sampleInput(call: Call, id: string): { params: unknown; query: unknown; body: unknown } {
  const sample = (schema: z.core.$ZodType | undefined) =>
    schema && sampleOf('', z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, id)
  return { params: sample(call.params), query: sample(call.query), body: sample(call.body) }
}

/** What an event of the contract may carry. */
export const samplePayload = <E extends LiveEvent>(event: E, id: string): Payload<E> =>
  sampleOf(
    '',
    z.toJSONSchema(event.payload, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
    id,
  ) as Payload<E>

function sampleOf(name: string, schema: JsonSchema, id: string): unknown {
  if (schema.anyOf) {
    const naming = schema.anyOf.find(({ format }) => format === 'uuid')
    return sampleOf(name, naming ?? schema.anyOf[0] ?? {}, id)
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.format === 'uuid') return id
  if (schema.format === 'date-time') return '2026-11-03T02:00:00Z'
  if (schema.format === 'email') return `${id}@example.com`
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, property]) => [key, sampleOf(key, property, id)]),
      )
    case 'array':
      return [sampleOf(name, schema.items ?? {}, id)]
    case 'integer':
    case 'number':
      return name === 'year' ? 2026 : 1
    case 'boolean':
      return false
    default:
      return textFor(name)
  }
}

/** The refined texts of the contract, which JSON Schema cannot tell apart, by what their fields are called. */
function textFor(name: string): string | undefined {
  if (name === 'sort' || name === 'search' || name === 'avatar') return undefined
  if (name === 'userId') return 'EMP-SAMPLE'
  if (name === 'month') return '2026-11'
  if (name === 'pin') return '2580'
  if (name === 'birthday') return '1990-05-17'
  if (/^time|start$|end$/.test(name)) return name === 'timeOut' || name === 'end' ? '17:00' : '07:00'
  if (/date|from|to$/i.test(name)) return '2026-11-03'
  return 'because it must be'
}
