import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { login, uploadFile } from '@tahi/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hangUp, listen } from '../../../test/fixtures/live.ts'
import { dial, untilHungUp } from '../../../test/fixtures/raw-request.ts'
import { type Person, startServer, type TestServer } from '../../../test/fixtures/server.ts'
import { png, upload } from '../../../test/fixtures/upload.ts'

let tahi: TestServer
let sewer: Person
beforeAll(async () => {
  // So far apart that the order holds even if the machine pauses for a second.
  tahi = await startServer({
    timeouts: { headers: 400, request: 3_000, idle: 1_400, unread: 1_400, check: 100 },
  })
  sewer = await tahi.addPerson('user', await tahi.addBranch())
})
afterAll(async () => {
  hangUp()
  await tahi.close()
})

const postLogin = `POST ${login.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`
const postUpload = `POST ${uploadFile.path} HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=seam\r\n`

describe('a request that stalls', () => {
  it('in its head is answered and hung up on', async () => {
    const socket = await dial(tahi)
    socket.write(postLogin)
    expect(await untilHungUp(socket)).toMatch(
      /^HTTP\/1.1 408 [\s\S]*"msg":"The request did not arrive whole in time/,
    )
  })

  it('in its body is hung up on before its time is over', async () => {
    const socket = await dial(tahi)
    socket.write(`${postLogin}content-length: 100\r\n\r\n{"userId":`)
    // Hung up without a reply; only a request that exceeds its whole time gets one.
    expect(await untilHungUp(socket)).toBe('')
  })

  it('by sending a little now and then is hung up on when its time is over', async () => {
    const socket = await dial(tahi)
    socket.write(`${postLogin}content-length: 100\r\n\r\n`)
    const drip = setInterval(() => socket.write(' '), 200)
    expect(await untilHungUp(socket)).toMatch(/^HTTP\/1.1 408 /)
    clearInterval(drip)
  })

  it('as an upload waits on disk, not in memory, and leaves nothing behind', async () => {
    const megabyte = 1024 * 1024
    const most = Buffer.alloc(8 * megabyte)
    const memory = process.memoryUsage().arrayBuffers
    const sockets = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { token } = await tahi.addPerson('user', sewer.branchId)
        const socket = await dial(tahi)
        socket.write(
          `${postUpload}authorization: Bearer ${token}\r\ncontent-length: ${9 * megabyte}\r\n\r\n` +
            '--seam\r\ncontent-disposition: form-data; name="docs"; filename="a.png"\r\n\r\n',
        )
        await new Promise((resolve) => socket.write(most, resolve))
        return socket
      }),
    )
    await wait(200)
    globalThis.gc?.()
    expect(process.memoryUsage().arrayBuffers - memory).toBeLessThan(40 * megabyte)
    expect(await Promise.all(sockets.map((socket) => untilHungUp(socket)))).not.toContain(undefined)
    expect(readdirSync(join(tahi.folder, 'uploading'))).toEqual([])
    expect(statSync(join(tahi.folder, 'uploading')).mode & 0o777).toBe(0o700)
    expect((await upload(tahi, sewer, png, 'a.png')).statusCode).toBe(200)
  })
})

it('a connection that is kept, and a realtime one, outlast it', async () => {
  const { socket, all } = await listen(tahi, sewer)
  const kept = await dial(tahi)
  const body = '{"userId":"nobody","password":"none"}'
  const ask = () => kept.write(`${postLogin}content-length: ${body.length}\r\n\r\n${body}`)
  let received = ''
  kept.on('data', (chunk) => {
    received += chunk
  })
  ask()
  await wait(3_500)
  ask()
  await expect.poll(() => received.match(/HTTP\/1.1 401/g)).toHaveLength(2)
  kept.destroy()
  await all()
  expect(socket.connected).toBe(true)
})

describe('an answer that nobody takes', () => {
  const megabyte = 1024 * 1024
  let url: string
  beforeAll(async () => {
    const sent = (await upload(tahi, sewer, png, 'a.png')).json()
    url = sent.url
    // Larger than any upload, because the system buffers up to 10 MB of each reply.
    await tahi.store.put(sent.data._id, Buffer.alloc(32 * megabyte))
  })
  const ask = async () => {
    const socket = await dial(tahi)
    socket.pause()
    socket.write(`GET ${url} HTTP/1.1\r\nhost: a\r\n\r\n`)
    return socket
  }

  it('does not wait in memory, and is hung up on', async () => {
    const memory = process.memoryUsage().arrayBuffers
    const ended: unknown[] = []
    tahi.app.server.on('connection', (socket) => socket.once('close', () => ended.push(socket)))
    const sockets = await Promise.all(Array.from({ length: 8 }, ask))
    let most = 0
    const hungUpOn = () => {
      globalThis.gc?.()
      most = Math.max(most, process.memoryUsage().arrayBuffers - memory)
      return ended.length
    }
    await expect.poll(hungUpOn, { timeout: 20_000 }).toBe(8)
    expect(most).toBeLessThan(64 * megabyte)
    for (const socket of sockets) socket.destroy()
  })

  it('is sent whole to who takes it slowly', async () => {
    const socket = await ask()
    let received = 0
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length
      socket.pause()
      setTimeout(() => socket.resume(), 5)
    })
    socket.resume()
    await expect.poll(() => received, { timeout: 30_000 }).toBeGreaterThan(32 * megabyte)
    socket.destroy()
  })
})
