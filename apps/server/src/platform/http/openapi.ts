import type { Call } from '@tahi/contract'
import { failure } from '@tahi/contract'
import * as z from 'zod'
import { envelopeOf } from './reply-schema.ts'

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** The OpenAPI 3.1 document of the contract (D1). */
export function openApi(calls: readonly Call[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tahi',
      version: '1',
      description: 'Attendance, leave, production and payroll of a garment company.',
    },
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(call: Call): object {
  const roles = typeof call.allow === 'string' ? call.allow : call.allow.join(', ')
  return {
    summary: call.summary,
    description: `Allowed: ${roles}.`,
    tags: [call.path.split('/')[2]],
    security: call.allow === 'public' ? [] : [{ session: [] }],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body, 'input')) } }),
    ...(call.upload && { requestBody: { required: true, content: multipart(call.upload) } }),
    responses: {
      200: { description: 'Success', content: replyContent(call) },
      default: { description: 'Failure', content: json(schemaOf(failure, 'output')) },
    },
  }
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }))
}

const json = (schema: object) => ({ 'application/json': { schema } })

const multipart = (field: string) => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: [field],
      properties: { [field]: { type: 'string', format: 'binary' } },
    },
  },
})

function replyContent({ reply }: Call): object {
  if (reply.kind === 'file') return { [reply.type]: { schema: { type: 'string', format: 'binary' } } }
  const body = schemaOf(reply.schema, 'output')
  if (reply.kind === 'flat') return json(body)
  const properties = { ...envelopeOf(reply.kind, body), success: { const: true } }
  return json({ type: 'object', required: ['success', 'msg', 'data'], properties })
}
