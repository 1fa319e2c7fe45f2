import { addPushDevice } from '@tahi/contract/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { allowPush, changePushLanguage, forgetPush, leavePush, tellPushAgain } from './push.ts'

const send = vi.hoisted(() => vi.fn())
vi.mock('./calls.ts', () => ({ send }))

const keys = { p256dh: 'a-point', auth: 'a-secret' }
const subscription = { toJSON: () => ({ endpoint: 'https://push.example/1', keys }), unsubscribe: vi.fn() }
const pushManager = {
  getSubscription: vi.fn(async () => subscription),
  subscribe: vi.fn(async () => subscription),
}

const told = () =>
  send.mock.calls.filter(([call]) => call === addPushDevice).map(([, { body }]) => body.language)

beforeEach(() => {
  send.mockReset()
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' })
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: { pushManager } },
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
  expect(leavePush()).toBe('https://push.example/1')
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
