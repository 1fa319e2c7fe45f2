import { addPushDevice } from '@tahi/contract/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { NotKept } from './not-kept.ts'
import {
  allowPush,
  changePushLanguage,
  forgetPush,
  isPushed,
  leavePush,
  takeOverPush,
  tellPushAgain,
} from './push.ts'

const send = vi.hoisted(() => vi.fn())
vi.mock('./calls.ts', () => ({ send }))

const keys = { p256dh: 'a-point', auth: 'a-secret' }
const endpoint = 'https://push.example/1'
let present: unknown = null
const subscription = {
  endpoint,
  toJSON: () => ({ endpoint, keys }),
  unsubscribe: vi.fn(async () => {
    present = null
  }),
}
const pushManager = {
  getSubscription: async () => present,
  subscribe: async () => {
    present = subscription
    return subscription
  },
}
const registration = { scope: 'https://tahi.example/app/', active: {} as object | null, pushManager }
const notification = { permission: 'granted', requestPermission: async () => 'granted' }

const told = () =>
  send.mock.calls.filter(([call]) => call === addPushDevice).map(([, { body }]) => body.language)

beforeEach(() => {
  send.mockReset()
  subscription.unsubscribe.mockClear()
  present = null
  notification.permission = 'granted'
  registration.scope = 'https://tahi.example/app/'
  registration.active = {}
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  vi.stubGlobal('window', { PushManager: {}, Notification: notification })
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: new Promise(() => {}), getRegistration: async () => registration },
    userAgent: 'Mozilla/5.0 (Android)',
  })
  return () => vi.unstubAllGlobals()
})

test('pushes come in the language that is spoken, and in another when that changes', async () => {
  await allowPush('a-key', 'fil')
  await changePushLanguage('fil')
  expect(told()).toEqual(['fil'])
  await changePushLanguage('en')
  expect(told()).toEqual(['fil', 'en'])
})

test('a change that met no line is told the next time', async () => {
  await allowPush('a-key', 'fil')
  send.mockRejectedValueOnce(new Error('no line'))
  await expect(changePushLanguage('en')).rejects.toThrow('no line')
  await changePushLanguage('en')
  expect(told()).toEqual(['fil', 'en', 'en'])
})

test('a phone that signed in again is told of again, and one that signed out is not', async () => {
  await allowPush('a-key', 'fil')
  tellPushAgain()
  await changePushLanguage('fil')
  expect(told()).toEqual(['fil', 'fil'])
  expect(leavePush()).toBe(endpoint)
  await vi.waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled())
  tellPushAgain()
  await changePushLanguage('fil')
  expect(told()).toEqual(['fil', 'fil'])
  expect(leavePush()).toBeUndefined()
})

test('a phone that is not pushed to tells nothing', async () => {
  await changePushLanguage('fil')
  await allowPush('a-key', 'en')
  await forgetPush()
  await changePushLanguage('fil')
  expect(told()).toEqual(['en'])
})

test('a stop that the server does not hear ends the pushes, and signing out names the phone', async () => {
  await allowPush('a-key', 'fil')
  send.mockRejectedValueOnce(new Error('no line'))
  await forgetPush()
  expect(await isPushed()).toBe(false)
  expect(leavePush()).toBe(endpoint)
})

test('a stop that nobody carried out can be tried again', async () => {
  await allowPush('a-key', 'fil')
  subscription.unsubscribe.mockRejectedValueOnce(new Error('a fault of the browser'))
  send.mockRejectedValueOnce(new Error('no line'))
  await expect(forgetPush()).rejects.toThrow('no line')
  expect(await isPushed()).toBe(true)
  await forgetPush()
  expect(await isPushed()).toBe(false)
})

test('what an earlier person left is ended though the phone names none', async () => {
  present = subscription
  expect(leavePush()).toBeUndefined()
  await vi.waitFor(() => expect(present).toBeNull())
})

test("the console's subscription is left alone", async () => {
  present = subscription
  registration.scope = 'https://tahi.example/'
  await forgetPush()
  expect(present).toBe(subscription)
})

test('what the console keeps of this browser stays when somebody signs in and out', async () => {
  const kept = JSON.stringify({ personId: 'a-manager', deviceId: 'a-browser', endpoint })
  localStorage.setItem('tahi-push', kept)
  takeOverPush()
  expect(leavePush()).toBeUndefined()
  await allowPush('a-key', 'fil')
  expect(leavePush()).toBe(endpoint)
  expect(localStorage.getItem('tahi-push')).toBe(kept)
})

test('a phone that an earlier version let be pushed to is known by the same', () => {
  localStorage.setItem('tahi-push', endpoint)
  takeOverPush()
  expect(localStorage.getItem('tahi-push')).toBeNull()
  expect(leavePush()).toBe(endpoint)
})

test('a phone whose storage is full is not pushed to, says so, and starts as usual', async () => {
  localStorage.setItem('tahi-push', endpoint)
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  takeOverPush()
  expect(localStorage.getItem('tahi-push')).toBe(endpoint)
  await expect(allowPush('a-key', 'fil')).rejects.toThrow(NotKept)
  expect(present).toBeNull()
})

test('a phone is pushed to while the browser allows it and has what the server knows', async () => {
  expect(await isPushed()).toBe(false)
  await allowPush('a-key', 'fil')
  expect(await isPushed()).toBe(true)
  notification.permission = 'denied'
  expect(await isPushed()).toBe(false)
  notification.permission = 'granted'
  present = { ...subscription, endpoint: 'https://push.example/2' }
  expect(await isPushed()).toBe(false)
  present = null
  expect(await isPushed()).toBe(false)
})

test('a phone whose worker could not be installed says so, instead of waiting for it', async () => {
  registration.active = null
  await expect(allowPush('a-key', 'fil')).rejects.toThrow('not installed')
  // The console's worker shows the console's pushes only.
  registration.active = {}
  registration.scope = 'https://tahi.example/'
  await expect(allowPush('a-key', 'fil')).rejects.toThrow('not installed')
  expect(present).toBeNull()
})
