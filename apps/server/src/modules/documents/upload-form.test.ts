import { connect } from 'node:net'
import { previewPeopleImport, texts, uploadFile } from '@tahi/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startServer, type TestServer } from '../../../test/fixtures/server.ts'
import { png, upload } from '../../../test/fixtures/upload.ts'

let tahi: TestServer
let sewer: Person

beforeAll(async () => {
  tahi = await startServer()
  sewer = await tahi.addPerson('user', await tahi.addBranch())
  await tahi.port()
})
afterAll(() => tahi.close())

const files = () =>
  tahi.database.asOwner((queries) => queries.selectFrom('file').select(['id', 'name', 'type']).execute())

describe('a form that is not as it should be', () => {
  const boundary = 'a-boundary'
  const part = (field: string, content: Buffer | string, fileName?: string) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"` +
          `${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const end = Buffer.from(`--${boundary}--\r\n`)
  const post = (...parts: Buffer[]) => send(uploadFile, sewer, ...parts)
  const send = ({ path }: { path: string }, { token }: Person, ...parts: Buffer[]) =>
    tahi.app.inject({
      method: 'POST',
      url: path,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.concat(parts),
    })
  const refusal = (msg: string) => ({ success: false, code: 'invalid', msg, errors: [{ path: 'docs', msg }] })

  it.each<[string, Buffer[], string]>([
    ['no field', [end], 'Choose a file'],
    ['another field', [part('file', png, 'a.png'), end], texts.upload.oneFile],
    ['a text in the place of the file', [part('docs', 'a'), end], texts.upload.oneFile],
    ['a second file', [part('docs', png, 'a.png'), part('docs', png, 'b.png'), end], texts.upload.oneFile],
    ['a second field', [part('docs', png, 'a.png'), part('name', 'b'), end], texts.upload.oneFile],
    ['a field of every object', [part('__proto__', png, 'a.png'), end], texts.upload.oneFile],
    ['an end in the middle of the file', [part('docs', png, 'a.png').subarray(0, -20)], texts.upload.cutOff],
    ['an end in the middle of a head', [Buffer.from(`--${boundary}\r\ncontent-dis`)], texts.upload.cutOff],
  ])('%s: 400', async (_, parts, msg) => {
    const before = await files()
    const answer = await post(...parts)
    expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({ status: 400, ...refusal(msg) })
    expect(await files()).toEqual(before)
  })

  it.each([
    ['', 'file'],
    ['C:\\mga file\\mga tao.csv', 'mga tao.csv'],
    ['\u202evsc.oat\u0001', 'vsc.oat'],
  ])('a file called %j is one all the same', async (sent, name) => {
    const stored = await post(part('docs', png, sent), end)
    expect(stored.json()).toMatchObject({ success: true, data: { name: `${name}.png` } })
    const manager = await tahi.addPerson('manager', await tahi.addBranch())
    const preview = await send(previewPeopleImport, manager, part('file', 'User ID\n', sent), end)
    expect(preview.json()).toMatchObject({ success: true, data: { fileName: name } })
  })

  it('no form at all: 415', async () => {
    const answer = await tahi.app.inject({
      method: 'POST',
      url: uploadFile.path,
      headers: { authorization: `Bearer ${sewer.token}` },
      payload: { docs: 'a' },
    })
    expect(answer.statusCode).toBe(415)
  })

  it('a line that breaks in the middle stores nothing, and the next upload works', async () => {
    const before = await files()
    const socket = connect(await tahi.port(), '127.0.0.1')
    const body = part('docs', png, 'a.png')
    socket.write(
      `POST ${uploadFile.path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${sewer.token}\r\n` +
        `content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${body.length + 500}\r\n\r\n`,
    )
    socket.write(body.subarray(0, -10))
    await new Promise((resolve) => tahi.app.server.once('request', resolve))
    socket.destroy()
    expect((await upload(tahi, sewer, png, 'a.png')).statusCode).toBe(200)
    expect((await files()).length).toBe(before.length + 1)
  })
})
