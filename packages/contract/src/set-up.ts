import * as z from 'zod'
import { call, done } from './call.ts'
import { name } from './fields.ts'
import { newPassword, passwordIsNotUserId } from './new-password.ts'
import { userIdRule } from './small-fields.ts'

/** Who the first General Manager is: nobody is above them who could enter it. */
const generalManager = {
  firstName: name,
  lastName: name,
  email: z.email(),
}

export const setUpCompany = call({
  method: 'POST',
  path: '/api/setup',
  summary: "Creates the company and its first General Manager with the key from the server's log (D8)",
  allow: 'public',
  triesPerMinute: 10,
  body: z
    .object({
      key: z.string().min(1),
      companyName: name,
      userId: z
        .string()
        .trim()
        .regex(...userIdRule),
      ...generalManager,
      password: newPassword,
    })
    .check(passwordIsNotUserId),
  reply: done,
})

export const startEmptyCompany = call({
  method: 'POST',
  path: '/api/company/start-empty',
  summary:
    'Deletes the demo company and starts an empty one, with the caller under their own name as its General Manager',
  allow: ['admin'],
  body: z.object({ companyName: name, ...generalManager }),
  reply: done,
})
