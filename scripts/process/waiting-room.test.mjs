import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { openWaitingRoom } from './waiting-room.mjs'

/** @type {(() => unknown)[]} */
const ends = []
afterEach(() => Promise.all(ends.splice(0).map((end) => end())))

/** @param {number} port @param {string} words */
async function serve(port, words) {
  const server = createServer((_, answer) => answer.setHeader('connection', 'close').end(words))
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const stop = () => new Promise((resolve) => server.close(resolve))
  const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { port: taken, stop }
}

test('a request waits for a server that starts, and for one that restarts', async () => {
  const former = await serve(0, 'former')
  const room = await openWaitingRoom(former.port)
  ends.push(room.close)
  const ask = async () => (await fetch(`http://127.0.0.1:${room.port}/`)).text()
  expect(await ask()).toBe('former')
  await former.stop()
  const answer = ask()
  const next = await serve(former.port, 'next')
  ends.push(next.stop)
  expect(await answer).toBe('next')
})

test('a request is refused when nothing listens for too long', async () => {
  const gone = await serve(0, '')
  await gone.stop()
  const room = await openWaitingRoom(gone.port, 0)
  ends.push(room.close)
  await expect(fetch(`http://127.0.0.1:${room.port}/`)).rejects.toThrow('fetch failed')
})
