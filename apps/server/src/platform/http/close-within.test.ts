import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { closeWithin } from './close-within.ts'

const head =
  'POST /slow HTTP/1.1\r\nHost: tahi\r\nContent-Type: text/plain\r\nContent-Length: 9\r\nConnection: close\r\n\r\n'

async function serveSlow() {
  const app = fastify({ return503OnClosing: false })
  app.post('/slow', async () => 'taken')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const arrived = once(app.server, 'request')
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.setEncoding('utf8').write(`${head}half `)
  await arrived
  return { app, client }
}

it('a request that is never sent whole keeps nobody from stopping', async () => {
  const { app, client } = await serveSlow()
  client.on('error', () => {})
  const hungUp = once(client, 'close')
  await closeWithin(app, 1)
  await hungUp
})

it('a request that comes in time is answered before', async () => {
  const { app, client } = await serveSlow()
  const answered = once(client, 'data')
  const closed = closeWithin(app, 60_000)
  client.write('done')
  expect(String(await answered)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*taken$/)
  await closed
})
