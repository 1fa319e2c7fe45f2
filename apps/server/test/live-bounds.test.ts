import { limits, sendMessage, texts } from '@tahi/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hangUp, listen } from './fixtures/live.ts'
import { type Person, startServer, type TestServer } from './fixtures/server.ts'

let tahi: TestServer
let manager: Person
let sewer: Person

beforeAll(async () => {
  tahi = await startServer()
  const branch = await tahi.addBranch()
  manager = await tahi.addPerson('manager', branch)
  sewer = await tahi.addPerson('user', branch)
})
afterAll(async () => {
  hangUp()
  await tahi.close()
})

describe('the realtime connections of one person', () => {
  const most = limits.connectionsOfPerson

  it('are bounded, one after another and all at once; others are let in', async () => {
    const tried = await Promise.allSettled(Array.from({ length: 3 * most }, () => listen(tahi, sewer)))
    const connected = async () => {
      const isConnected = tried.map((one) => one.status === 'fulfilled' && one.value.socket.connected)
      return isConnected.filter(Boolean)
    }
    await expect.poll(connected).toHaveLength(most)

    const refused = await listen(tahi, sewer).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      message: texts.failures.tooManyConnections,
      data: { success: false, code: 'too_many_tries', msg: texts.failures.tooManyConnections },
    })
    const { socket } = await listen(tahi, manager)
    expect(socket.connected).toBe(true)

    hangUp()
    await expect
      .poll(() =>
        listen(tahi, sewer).then(
          ({ socket }) => socket.connected,
          () => false,
        ),
      )
      .toBe(true)
  })
})

describe('what one person asks for over them', () => {
  it('is counted before any transaction, over all connections together, and anew each minute', async () => {
    const sockets = [await listen(tahi, manager), await listen(tahi, manager)].map(({ socket }) => socket)
    // The body is invalid, so that nothing is stored.
    const ask = (index: number) => sockets[index % 2]?.emitWithAck(sendMessage.socket, {})
    const answers = await Promise.all(Array.from({ length: limits.asksPerMinute + 10 }, (_, at) => ask(at)))
    expect(answers.filter(({ code }) => code === 'invalid')).toHaveLength(limits.asksPerMinute)
    expect(answers.filter(({ msg }) => msg === texts.failures.tooManyTries)).toHaveLength(10)

    const other = await listen(tahi, await tahi.addPerson('manager', manager.branchId))
    expect(await other.socket.emitWithAck(sendMessage.socket, {})).toMatchObject({ code: 'invalid' })
    await tahi.live.sweep()
    expect(await ask(0)).toMatchObject({ code: 'invalid' })
  })
})
