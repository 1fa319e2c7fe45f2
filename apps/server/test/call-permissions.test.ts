import {
  type Call,
  calls,
  changePassword,
  logout,
  mayUse,
  readCurrentUser,
  roles,
  texts,
} from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { addAccount } from './fixtures/account.ts'
import { type Person, server, type TestServer } from './fixtures/server.ts'
import { pairTablet, type Tablet } from './fixtures/tablet.ts'

/** Generated from the contract: new calls are tested automatically. */
describe('who may use a call', () => {
  let tahi: TestServer
  const people = new Map<string, Person>()
  let tablet: Tablet

  beforeAll(async () => {
    tahi = await server()
    const branch = await tahi.addBranch()
    for (const role of roles)
      people.set(role, await tahi.addPerson(role, role === 'manager' || role === 'user' ? branch : null))
    tablet = await pairTablet(tahi, people.get('manager') as Person)
  })

  const nowhere = '019a0000-0000-7000-8000-000000000000'

  /** The call with an empty body: a permitted caller gets an error about the body, never about permission. */
  const send = async (call: Call, token?: string) => {
    const response = await tahi.app.inject({
      method: call.method,
      url: call.path.replace(/:\w+/g, nowhere),
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(call.method !== 'GET' && { payload: {} }),
    })
    // No reply may stay in a shared phone's cache.
    expect(response.headers['cache-control']).toBe('no-store')
    return {
      status: response.statusCode,
      body: String(response.headers['content-type']).includes('json') ? response.json() : {},
    }
  }

  for (const call of calls.filter(({ allow }) => allow !== 'public')) {
    const name = `${call.method} ${call.path}`

    it(`${name} needs a session`, async () => {
      expect(await send(call)).toMatchObject({ status: 401, body: { success: false, code: 'not_signed_in' } })
      expect(await send(call, 'made-up')).toMatchObject({ status: 401, body: { code: 'session_ended' } })
    })

    it(`${name} ${call.allow === 'gate' ? 'answers' : 'refuses'} a gate`, async () => {
      const { status, body } = await send(call, tablet.token)
      if (call.allow === 'gate') expect([200, 400]).toContain(status)
      else expect({ status, ...body }).toMatchObject({ status: 403, code: 'not_allowed' })
    })

    for (const role of roles) {
      const allowed = mayUse(call.allow, role)
      // These would end the session, or empty the company, that the other tests use.
      if (allowed && ['/api/auth/logout', '/api/company/start-empty'].includes(call.path)) continue
      it(`${name} ${allowed ? 'answers' : 'refuses'} ${role}`, async () => {
        const { status, body } = await send(call, people.get(role)?.token)
        if (allowed) expect([200, 400, 404, 409, 415]).toContain(status)
        else
          expect({ status, ...body }).toMatchObject({
            status: 403,
            code: 'not_allowed',
            msg: texts.notAllowed,
          })
      })
    }
  }

  it('has to change the first password before anything else answers', async () => {
    const { token } = await addAccount(tahi, 'admin', { mustChange: true })
    const answering: string[] = []
    for (const call of calls.filter(({ allow }) => allow !== 'public' && allow !== 'gate')) {
      // This would end the session.
      if (call.path === logout.path) continue
      const { body } = await send(call, token)
      if (body.code !== 'password_change_required') answering.push(call.path)
    }
    expect(answering.sort()).toEqual([changePassword.path, readCurrentUser.path])
  })
})
