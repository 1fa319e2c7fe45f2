import { expect, it } from 'vitest'
import { tokenIn } from './fixtures/visitor.ts'

it('reads the token back out of a mail', () => {
  expect(tokenIn({ text: 'Activate:\nhttp://127.0.0.1:3000/activate?token=a.b.c\n' })).toBe('a.b.c')
})
