import {
  type Call,
  calls,
  createBranch,
  listPeople,
  login,
  sendMessage,
  texts,
  updatePerson,
} from '@tahi/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../src/platform/errors.ts'
import { parsed } from '../src/platform/http/parsed.ts'
import { hangUp, listen } from './fixtures/live.ts'
import { sampleInput } from './fixtures/sample-input.ts'
import { type Person, startServer, type TestServer } from './fixtures/server.ts'

/** Texts that PostgreSQL cannot store. */
const unstorable = { 'the character 0': 'a\0b', 'half a character': 'a\ud800b' }

/** Every text in a value: its path, and a function that replaces it. */
function textsIn(value: unknown): { path: string; put: (text: string) => unknown }[] {
  if (typeof value === 'string') return [{ path: '', put: (text) => text }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part).map(({ path, put }) => ({
      path: path ? `${key}.${path}` : key,
      put: (text: string) =>
        Array.isArray(value)
          ? value.map((item, index) => (String(index) === key ? put(text) : item))
          : { ...value, [key]: put(text) },
    })),
  )
}

function refusalOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}

const nowhere = '019a0000-0000-7000-8000-000000000000'
const taken = calls.map((call): [string, Call] => [`${call.method} ${call.path}`, call])
const parts = ['params', 'query', 'body'] as const

/** Generated from the contract: new calls are tested automatically. */
describe.each(Object.entries(unstorable))('%s in a text', (_, text) => {
  it.each(taken)('is refused by %s, naming the field', (_, call) => {
    const sample = sampleInput(call, nowhere)
    for (const part of parts)
      for (const { path, put } of textsIn(sample[part])) {
        const refusal = refusalOf(() => parsed(call[part], put(text)))
        expect(refusal, `${part} ${path}`).toBeInstanceOf(Refusal)
        const { code, errors } = refusal as Refusal
        expect(code).toBe('invalid')
        // A sample that is refused for other fields is skipped.
        if (!(refusalOf(() => parsed(call[part], sample[part])) instanceof Refusal))
          expect(errors.map((error) => error.path)).toContain(path)
      }
  })
})

/** Fields whose texts nobody reads: they are only compared with something. */
const unread = /(account|userId|code|key|token|signature|timestamp|password|endpoint|url)$/i

describe('characters that no text needs, and those that turn its letters around', () => {
  it.each(taken)('are not taken by %s', (_, call) => {
    const sample = sampleInput(call, nowhere)
    for (const part of parts)
      for (const { path, put } of textsIn(sample[part])) {
        if (unread.test(path) || (call === updatePerson && path === 'email')) continue
        const read = refusalOf(() => parsed(call[part], put('because\u0007 it \u202emust\uffff be')))
        if (!(read instanceof Refusal))
          expect(JSON.stringify(read), path).not.toMatch(/\\u0007|[\u202e\uffff]/)
      }
  })
})

describe('a client that sends one', () => {
  let tahi: TestServer
  let manager: Person

  beforeAll(async () => {
    tahi = await startServer()
    manager = await tahi.addPerson('manager', await tahi.addBranch())
  })
  afterAll(async () => {
    hangUp()
    await tahi.close()
  })

  it.each(Object.values(unstorable))('is told so, whatever it calls: %j', async (text) => {
    const sewer = await tahi.addPerson('user', manager.branchId)
    const admin = await tahi.addPerson('admin')
    const answers = [
      await tahi.call(null, login, { body: { userId: text, password: 'stitch-by-stitch' } }),
      await tahi.call(admin, createBranch, { body: { branchName: text } }),
      await tahi.call(manager, sendMessage, { body: { recipientId: sewer.id, text } }),
    ]
    for (const [index, path] of ['userId', 'branchName', 'text'].entries())
      expect(answers[index]?.failure).toMatchObject({
        code: 'invalid',
        errors: [{ path, msg: texts.failures.unstorable }],
      })

    const { socket } = await listen(tahi, manager)
    expect(await socket.emitWithAck(sendMessage.socket, { recipientId: sewer.id, text })).toMatchObject({
      success: false,
      code: 'invalid',
      errors: [{ path: 'text', msg: texts.failures.unstorable }],
    })
  })

  it('in an address is told so too', async () => {
    const { failure } = await tahi.call(manager, listPeople, { query: { search: 'a\0' } })
    expect(failure.errors).toEqual([{ path: 'search', msg: texts.failures.unstorable }])
  })

  it.each(['constructor', '-toString', 'valueOf'])('cannot sort by %s', async (sort) => {
    const { failure } = await tahi.call(manager, listPeople, { query: { sort } })
    expect(failure).toMatchObject({ code: 'invalid', errors: [{ path: 'sort' }] })
  })
})
