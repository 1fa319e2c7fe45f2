import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { senderOf } from './sender.ts'

it.each([
  [{ MAIL_FROM: 'hr@habi.example', SMTP_URL: 'smtp://a%40b.example:pw@mail.example' }, 'hr@habi.example'],
  [{ SMTP_URL: 'smtp://a%40b.example:pw@mail.example' }, 'a@b.example'],
  [
    { SMTP_URL: 'smtp://apikey:pw@mail.example', PUBLIC_URL: 'https://tahi.example' },
    'no-reply@tahi.example',
  ],
])('%j: mails come from %s', (settings, sender) => {
  expect(senderOf(readConfig(settings))).toBe(sender)
})
