import { once } from 'node:events'
import type { Socket } from 'node:net'
import { limits, previewAttendanceImport, previewPeopleImport, texts, uploadFile } from '@tahi/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dial } from '../../../test/fixtures/raw-request.ts'
import { type Person, startServer, type TestServer } from '../../../test/fixtures/server.ts'
import { png, upload } from '../../../test/fixtures/upload.ts'

let tahi: TestServer
let clerk: Person
const underWay: Socket[] = []

beforeAll(async () => {
  tahi = await startServer()
  clerk = await tahi.addPerson('manager', await tahi.addBranch())
})
afterAll(async () => {
  for (const socket of underWay) socket.destroy()
  await tahi.close()
})

/** Starts an upload and never finishes it. Returns once the server is receiving it. */
const begin = async (as: Person, { path }: { readonly path: string }, field: string) => {
  const socket = await dial(tahi)
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${as.token}\r\ncontent-length: 1000\r\nexpect: 100-continue\r\n` +
      `content-type: multipart/form-data; boundary=seam\r\n\r\n--seam\r\n` +
      `content-disposition: form-data; name="${field}"; filename="a.csv"\r\n\r\n`,
  )
  underWay.push(socket)
  let answered = ''
  socket.on('data', (chunk) => {
    answered += chunk
  })
  await once(socket, 'data')
  return { socket, answered: () => answered }
}
const statusOf = async (as: Person) => (await upload(tahi, as, png, 'a.png')).statusCode

it('a person sends three files at a time, imports among them, and a fourth is refused before it is received', async () => {
  // Makes the server cache the session, so that the uploads that follow start at once.
  expect(await statusOf(clerk)).toBe(200)
  const [first] = await Promise.all([
    begin(clerk, uploadFile, 'docs'),
    begin(clerk, previewPeopleImport, 'file'),
    begin(clerk, previewAttendanceImport, 'file'),
  ])
  expect(underWay).toHaveLength(limits.uploadsAtOnce)
  expect(await statusOf(clerk)).toBe(429)

  for (const [call, field] of [
    [uploadFile, 'docs'],
    [previewPeopleImport, 'file'],
    [previewAttendanceImport, 'file'],
  ] as const) {
    const { answered } = await begin(clerk, call, field)
    await expect.poll(answered).toContain(texts.upload.tooManyAtOnce)
    expect(answered()).toContain('HTTP/1.1 429 ')
  }
  expect(await statusOf(await tahi.addPerson('manager', clerk.branchId))).toBe(200)

  // An aborted upload makes room.
  first.socket.destroy()
  await expect.poll(() => statusOf(clerk)).toBe(200)
  expect(await statusOf(clerk)).toBe(200)
})
