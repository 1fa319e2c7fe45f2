import {
  addPushDevice,
  markNotificationsRead,
  readNotificationChoices,
  removePushDevice,
} from '@tahi/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserOf, keepBrowser, leaveBrowser, readBrowser } from '../../../platform/session/kept-browser.ts'
import { client } from '../../../platform/session/session.ts'
import { allowPush, BrowserFull } from './allow-push.ts'
import { tendPush } from './tend-push.ts'

/** The parts of a browser that pushes need: one subscription, and messages from the worker. */
function openBrowser(endpoint: string) {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const subscription = {
    endpoint,
    unsubscribe: vi.fn(async () => true),
    toJSON: () => ({ endpoint, keys: {} }),
  }
  const pushManager = {
    getSubscription: vi.fn(async () => subscription),
    subscribe: async () => subscription,
  }
  const registration = { pushManager }
  const worker = Object.assign(new EventTarget(), {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  })
  vi.stubGlobal('navigator', { serviceWorker: worker, userAgent: '' })
  vi.stubGlobal('location', { pathname: '/leaves', search: '', hash: '' })
  vi.stubGlobal('window', { PushManager: class {}, isSecureContext: true })
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  return { subscription, worker, pushManager }
}

const devices = [{ _id: 'device', name: '', createdAt: '' }]
const send = vi.spyOn(client, 'send')

beforeEach(() => {
  send.mockImplementation(async (call) => ({
    data: { kinds: [], pushKey: 'key', devices, deviceId: 'renewed', call },
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  send.mockReset()
})

it('lets the pushes of the person before end', async () => {
  const { subscription } = openBrowser('https://push.example/1')
  keepBrowser({ personId: 'ana', deviceId: 'device', endpoint: 'https://push.example/1' })
  tendPush('bea', () => {})
  await vi.waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled())
  expect(readBrowser()).toBeUndefined()
  expect(send).not.toHaveBeenCalled()
})

it('end at a sign-out, whether or not the server hears of it', async () => {
  const { subscription } = openBrowser('https://push.example/1')
  keepBrowser({ personId: 'ana', deviceId: 'device', endpoint: 'https://push.example/1' })
  expect(leaveBrowser()).toBe('https://push.example/1')
  expect(browserOf('ana')).toBeUndefined()
  await vi.waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled())
})

it.each(['ana', 'bea'])('that a sign-out could not end are ended when %s signs in', async (next) => {
  const { subscription, pushManager } = openBrowser('https://push.example/1')
  keepBrowser({ personId: 'ana', deviceId: 'device', endpoint: 'https://push.example/1' })
  pushManager.getSubscription.mockRejectedValueOnce(new DOMException('', 'AbortError'))
  leaveBrowser()
  subscription.unsubscribe.mockRejectedValueOnce(new DOMException('', 'AbortError'))
  for (const ended of [1, 2]) {
    tendPush(next, () => {})
    await vi.waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalledTimes(ended))
  }
  await vi.waitFor(() => expect(readBrowser()).toBeUndefined())
  expect(leaveBrowser()).toBeUndefined()
  expect(send).not.toHaveBeenCalled()
})

it('leaves what is as it was', async () => {
  const { subscription, pushManager } = openBrowser('https://push.example/1')
  const kept = { personId: 'ana', deviceId: 'device', endpoint: 'https://push.example/1' }
  keepBrowser(kept)
  tendPush('ana', () => {})
  await vi.waitFor(() => expect(pushManager.getSubscription).toHaveBeenCalled())
  await new Promise((resolve) => setImmediate(resolve))
  expect(browserOf('ana')).toEqual(kept)
  expect(browserOf('bea')).toBeUndefined()
  expect([subscription.unsubscribe.mock.calls, send.mock.calls]).toEqual([[], []])
})

it('tells the server of a subscription that the browser renewed, unless the device was removed', async () => {
  openBrowser('https://push.example/2')
  keepBrowser({ personId: 'ana', deviceId: 'device', endpoint: 'https://push.example/1' })
  tendPush('ana', () => {})
  await vi.waitFor(() => expect(readBrowser()?.endpoint).toBe('https://push.example/2'))
  expect(readBrowser()?.deviceId).toBe('renewed')
  expect(send.mock.calls.map(([call]) => call)).toEqual([readNotificationChoices, addPushDevice])

  send.mockClear()
  keepBrowser({ personId: 'ana', deviceId: 'removed', endpoint: 'https://push.example/1' })
  tendPush('ana', () => {})
  await vi.waitFor(() => expect(readBrowser()).toBeUndefined())
  expect(send.mock.calls.map(([call]) => call)).toEqual([readNotificationChoices])
})

it('opens what a pressed push leads to and marks it as read, until it ends', () => {
  const { worker } = openBrowser('https://push.example/1')
  const opened: string[] = []
  const end = tendPush('ana', (href) => opened.push(href))
  const press = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }))
  press({ open: '/leaves', pressed: 'told' })
  press('something else')
  end()
  press({ open: '/salary', pressed: 'later' })
  expect(opened).toEqual(['/leaves'])
  expect(send.mock.calls).toEqual([[markNotificationsRead, { body: { ids: ['told'] } }]])
})

it('are not allowed where the browser has no space left to remember whose they are', async () => {
  const { subscription } = openBrowser('https://push.example/1')
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(allowPush('ana', 'key')).rejects.toThrow(BrowserFull)
  expect(subscription.unsubscribe).toHaveBeenCalledOnce()
  expect(send).toHaveBeenLastCalledWith(removePushDevice, { body: { _id: 'renewed' } })
})
