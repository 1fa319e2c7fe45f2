import { beforeEach, expect, test, vi } from 'vitest'

let browser: EventTarget
const network = { onLine: true }
const change = (onLine: boolean) => {
  network.onLine = onLine
  browser.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
}
/** The connection of an application that has just started. */
const start = async () => (await import('./connection.ts')).connection

beforeEach(() => {
  browser = new EventTarget()
  network.onLine = true
  vi.resetModules()
  vi.stubGlobal('window', browser)
  vi.stubGlobal('navigator', network)
  return () => vi.unstubAllGlobals()
})

test('follows what the browser reports', async () => {
  const connection = await start()
  change(false)
  expect([connection.isServerReached(), connection.hasNetwork()]).toEqual([false, false])
  change(true)
  expect([connection.isServerReached(), connection.hasNetwork()]).toEqual([true, true])
})

test('an unanswered call leaves the network, and the next answer brings the server back', async () => {
  const connection = await start()
  connection.begin().unanswered()
  expect([connection.isServerReached(), connection.hasNetwork()]).toEqual([false, true])
  connection.begin().answered()
  expect(connection.isServerReached()).toBe(true)
})

test('an answer proves wrong a browser that claims to be offline', async () => {
  network.onLine = false
  const connection = await start()
  expect(connection.hasNetwork()).toBe(false)
  connection.begin().answered()
  expect([connection.isServerReached(), connection.hasNetwork()]).toEqual([true, true])
  change(false)
  connection.begin().answered()
  expect([connection.isServerReached(), connection.hasNetwork()]).toEqual([true, true])
})

test('what a call met before a change says nothing of the time after it', async () => {
  const connection = await start()
  const asked = connection.begin()
  change(false)
  asked.answered()
  expect([connection.isServerReached(), connection.hasNetwork()]).toEqual([false, false])
  const tried = connection.begin()
  change(true)
  tried.unanswered()
  expect([connection.isServerReached(), connection.hasNetwork()]).toEqual([true, true])
})
