import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { bearerToken } from './bearer-token.ts'

const tokenIn = (authorization?: string) => bearerToken({ headers: { authorization } } as FastifyRequest)

it.each<[string, string | undefined, string | null]>([
  ['none', undefined, null],
  ['of another scheme', 'Basic dGFoaQ==', null],
  ['in two parts', 'Bearer a b', null],
  ['as long as one may be', `Bearer ${'a'.repeat(100)}`, 'a'.repeat(100)],
  // Ten thousand of these, of 16 KB each, would be kept as keys of the session cache.
  ['longer than any', `Bearer ${'a'.repeat(101)}`, null],
])('a token: %s', (_, sent, token) => {
  expect(tokenIn(sent)).toBe(token)
})
