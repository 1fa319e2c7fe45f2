import { brotliCompressSync } from 'node:zlib'
import { confirmAttendance, createLeave, limits, login } from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { server, type TestServer } from '../../../test/fixtures/server.ts'

describe('the body of a request', () => {
  let tahi: TestServer
  let tokens: Record<'manager' | 'sewer', string>

  beforeAll(async () => {
    tahi = await server()
    const branch = await tahi.addBranch()
    const [manager, sewer] = [await tahi.addPerson('manager', branch), await tahi.addPerson('user', branch)]
    tokens = { manager: manager.token, sewer: sewer.token }
  })

  const send = async (path: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
    (
      await tahi.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      })
    ).statusCode
  const by = (token: string) => ({ authorization: `Bearer ${token}` })
  const large = (bytes: number) => JSON.stringify({ details: 'x'.repeat(bytes) })

  it('is not read for those who may not make the call: parsing it would hold up everybody', async () => {
    expect(await send(confirmAttendance.path, 'no JSON')).toBe(401)
    expect(await send(confirmAttendance.path, 'no JSON', by('made-up'))).toBe(401)
    expect(await send(confirmAttendance.path, 'no JSON', by(tokens.sewer))).toBe(403)
    expect(await send(confirmAttendance.path, 'no JSON', by(tokens.manager))).toBe(400)
  })

  it('is small, unless it is a selection of somebody who works in the console', async () => {
    expect(await send(login.path, large(limits.smallBodyBytes))).toBe(413)
    expect(await send(createLeave.path, large(limits.smallBodyBytes), by(tokens.sewer))).toBe(413)
    expect(await send(confirmAttendance.path, large(limits.smallBodyBytes), by(tokens.manager))).toBe(400)
    expect(await send(confirmAttendance.path, large(limits.bodyBytes), by(tokens.manager))).toBe(413)
  })

  it('is not unpacked', async () => {
    const packed = brotliCompressSync('['.repeat(1_000_000))
    expect(packed.length).toBeLessThan(100)
    expect(await send(login.path, packed, { 'content-encoding': 'br' })).toBe(400)
  })
})
