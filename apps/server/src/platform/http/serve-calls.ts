import { type Call, mayUse, texts } from '@tahi/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/v4/core'
import type { Authenticate, Caller } from '../caller.ts'
import { notAllowed, Refusal } from '../errors.ts'
import type { Services } from '../services.ts'
import type { Binding, Listed, SentFile } from './binding.ts'
import { originOf } from './origin.ts'
import { replySchema } from './reply-schema.ts'
import { sendFile } from './send-file.ts'

/** What stops the server from starting: a call that nobody may judge or nobody serves. */
class UnfitContract extends Error {}

/** Serves every call of the contract. @throws UnfitContract when one lacks a permission or a function */
export function serveCalls(
  app: FastifyInstance,
  services: Services,
  calls: readonly Call[],
  bindings: readonly Binding[],
  authenticate: Authenticate,
): void {
  for (const call of calls) {
    const name = `${call.method} ${call.path}`
    if (call.allow === undefined || call.allow.length === 0)
      throw new UnfitContract(`${name} says neither who may use it nor that it is public.`)
    const [binding, second] = bindings.filter((candidate) => candidate.call === call)
    if (!binding) throw new UnfitContract(`${name} is served by no function.`)
    if (second) throw new UnfitContract(`${name} is served by two functions.`)
    serve(app, services, binding, authenticate)
  }
}

function serve(app: FastifyInstance, services: Services, { call, run }: Binding, authenticate: Authenticate) {
  app.route({
    method: call.method,
    url: call.path,
    schema: call.reply.kind === 'file' ? {} : { response: { 200: replySchema(call.reply) } },
    config: call.triesPerMinute ? { rateLimit: { max: call.triesPerMinute, timeWindow: '1 minute' } } : {},
    handler: async (request, reply) => {
      const token = bearerToken(request)
      const caller = token ? await authenticate(token) : null
      admit(call, caller, token)
      const checked = {
        params: read(call.params, request.params),
        query: read(call.query, request.query),
        body: read(call.body, request.body),
      }
      const result = await run(services, checked, originOf(request, services, call, caller, token))
      return enveloped(call, result, reply)
    },
  })
}

const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null

function admit(call: Call, caller: Caller | null, token: string | null): void {
  if (call.allow === 'public') return
  if (!caller)
    throw token
      ? new Refusal('session_ended', texts.signIn.ended)
      : new Refusal('not_signed_in', texts.signIn.required)
  if (caller.mustChangePassword && !call.beforePasswordChange)
    throw new Refusal('password_change_required', texts.signIn.changePassword)
  if (!mayUse(call.allow, caller.role)) throw notAllowed()
}

function read(schema: z.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value ?? {})
  if (result.success) return result.data
  const errors = result.error.issues.map((issue) => ({ path: issue.path.join('.'), msg: issue.message }))
  const first = errors[0]
  const message = first?.path ? `${first.path}: ${first.msg}` : (first?.msg ?? texts.error)
  throw new Refusal('invalid', message, { errors })
}

function enveloped(call: Call, result: unknown, reply: FastifyReply): unknown {
  const { kind } = call.reply
  if (kind === 'flat') return result
  if (kind === 'data') return { success: true, msg: texts.success, data: result }
  if (kind === 'list') {
    const { rows, total, page, pageSize } = result as Listed<unknown>
    return { success: true, msg: texts.success, data: rows, total, page, pageSize }
  }
  return sendFile(reply, call.reply.type, result as SentFile)
}
