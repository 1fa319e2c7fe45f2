import { type Call, limits, texts, unattendedHeader } from '@tahi/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Activity, type Holder, nobody } from '../caller.ts'
import { isOutOfScope } from '../errors.ts'
import type { Services } from '../services.ts'
import { admit } from './admission.ts'
import { bearerToken } from './bearer-token.ts'
import type { Binding, Listed, SentFile } from './binding.ts'
import { originOf, type Sent } from './origin.ts'
import { parsed } from './parsed.ts'
import { replySchema } from './reply-schema.ts'
import { sendFile } from './send-file.ts'
import { readUpload } from './upload.ts'
import { UploadsUnderWay } from './uploads-under-way.ts'

/** Stops the server from starting: a call without a permission, or without exactly one function. */
class UnfitContract extends Error {}

/** Finds the holder of a request's token; `anew` bypasses the cache. */
type Identify = (token: string | null, activity: Activity, anew?: 'anew') => Promise<Holder>

/** How long a request acts for whom its start found, in milliseconds: as long as a looked-up session is believed. */
const believedMs = 1_000

/** Serves every call of the contract. @throws UnfitContract when one lacks a permission or a function */
export function serveCalls(
  app: FastifyInstance,
  services: Services,
  calls: readonly Call[],
  bindings: readonly Binding[],
  identify: Identify,
): void {
  const uploads = new UploadsUnderWay()
  for (const call of calls) {
    const name = `${call.method} ${call.path}`
    if (call.allow === undefined || call.allow.length === 0)
      throw new UnfitContract(`${name} says neither who may use it nor that it is public.`)
    const [binding, second] = bindings.filter((candidate) => candidate.call === call)
    if (!binding) throw new UnfitContract(`${name} is served by no function.`)
    if (second) throw new UnfitContract(`${name} is served by two functions.`)
    serve(app, services, binding, { identify, uploads })
  }
}

interface Common {
  readonly identify: Identify
  readonly uploads: UploadsUnderWay
}

function serve(
  app: FastifyInstance,
  services: Services,
  { call, run }: Binding,
  { identify, uploads }: Common,
) {
  app.route({
    method: call.method,
    url: call.path,
    schema: call.reply.kind === 'file' ? {} : { response: { 200: replySchema(call.reply) } },
    bodyLimit: bodyLimitOf(call),
    config: {
      isPublic: call.allow === 'public',
      ...(call.triesPerMinute && { rateLimit: { max: call.triesPerMinute, timeWindow: '1 minute' } }),
    },
    // Before the rate limit, which counts whoever is known by themselves.
    onRequest: async (request, reply) => {
      // A reply is for its caller alone: the next person at a shared phone must not find it in the cache.
      reply.header('cache-control', 'no-store')
      request.holder = await identify(bearerToken(request), activityOf(request))
      request.identifiedAt = performance.now()
    },
    // Before the body is read: parsing what strangers send would hold up everybody.
    preParsing: async ({ holder = nobody }) => admit(call, holder),
    handler: async (request, reply) => {
      const identified = async (anew?: 'anew') => {
        const found = await identify(bearerToken(request), activityOf(request), anew)
        admit(call, found)
        return found
      }
      // A body may take minutes, in which a session ends.
      const waited = performance.now() - (request.identifiedAt ?? 0) > believedMs
      const holder = waited ? await identified() : (request.holder ?? nobody)
      const checked = {
        params: parsed(call.params, request.params),
        query: parsed(call.query, request.query),
        body: parsed(call.body, request.body),
      }
      const answer = (as: Holder) => {
        const serveIt = () =>
          run(services, checked, originOf(sent(request, reply, call, services, identified), services, as))
        return call.upload !== undefined && as.caller ? uploads.take(as.caller.personId, serveIt) : serveIt()
      }
      const result = await answer(holder).catch(async (error: unknown) => {
        // An upload can be read only once; a tablet's tap is judged by the time at which it was made.
        if (!isOutOfScope(error) || call.upload !== undefined || !holder.caller) throw error
        // The caller, or the person concerned, was moved to another branch at that moment: retry once in the new scope.
        return answer(await identified('anew'))
      })
      return enveloped(call, result, reply)
    },
  })
}

/** Large bodies are selections, which only those send who work in the console. */
const bodyLimitOf = ({ allow }: Call): number =>
  Array.isArray(allow) && !allow.includes('user') ? limits.bodyBytes : limits.smallBodyBytes

const sent = (
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  { config }: Services,
  identified: () => Promise<Holder>,
): Sent => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  requestId: request.id,
  identified,
  gone: () => hangingUpOf(reply),
  upload: () => readUpload(request, call.upload ?? '', config.dataDir),
})

/**
 * Fastify's own signal misses requests whose body was read, because Node closes the request then. Created on demand: few
 * calls use it, and creating one takes as long as a session lookup.
 */
function hangingUpOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const hangUp = () => raw.writableFinished || gone.abort()
  if (raw.destroyed) hangUp()
  else raw.once('close', hangUp)
  return gone.signal
}

/** A page that sends the header wrongly only ends its own session sooner. */
const activityOf = ({ headers }: FastifyRequest): Activity =>
  unattendedHeader in headers ? 'unattended' : 'attended'

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
