// The employees' application loads this module: Zod's mini build keeps the full one out of it.
import * as z from 'zod/mini'
import { call, data } from './call.ts'
import { limits } from './limits.ts'
import { id, instant } from './small-fields.ts'

/** A device that the person is signed in on. */
export const device = z.object({
  _id: id,
  client: z.enum(['console', 'employee']),
  /** As people call it, 'Chrome on Android'; empty when nothing in the user agent is known. */
  name: z.string(),
  createdAt: instant,
  /** Accurate to a few minutes. */
  lastUsedAt: instant,
  /** The device that sends the request. */
  current: z.boolean(),
})
export type Device = z.infer<typeof device>

export const listDevices = call({
  method: 'GET',
  path: '/api/auth/devices',
  summary: `The caller's sessions, last used first; they end unused after ${limits.deviceIdleDays} days, in the console after ${limits.sessionIdleHours} hours`,
  allow: 'signedIn',
  reply: data(z.array(device)),
})

export const endDevice = call({
  method: 'POST',
  path: '/api/auth/devices/end',
  summary:
    "Signs out one of the caller's devices, on every server within a second; repeating it is no failure",
  allow: 'signedIn',
  body: z.object({ _id: id }),
  reply: data(z.array(device)),
})
