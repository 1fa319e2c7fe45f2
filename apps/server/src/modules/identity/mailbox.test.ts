import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['ana@example.com', 'ana@example.com'],
  ['ana+7@example.com', 'ana@example.com'],
  ['ana+7+8@example.com', 'ana@example.com'],
  ['+ana@example.com', '+ana@example.com'],
  ['ana.santos@example.com', 'ana.santos@example.com'],
  ['ana.santos+7@gmail.com', 'anasantos@gmail.com'],
  ['ana.santos@googlemail.com', 'anasantos@gmail.com'],
  ['ana.santos@gmail.com.example.com', 'ana.santos@gmail.com.example.com'],
  ['emp-00.1', 'emp-00.1'],
  ['a+b', 'a+b'],
])('mail to %s is counted for %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
