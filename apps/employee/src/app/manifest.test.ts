import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a tablet at a gate may lie: how a screen is held is left to whoever holds it', () => {
  const manifest = JSON.parse(
    readFileSync(new URL('../../public/manifest.webmanifest', import.meta.url), 'utf8'),
  )
  expect(manifest).toMatchObject({ scope: '/app/', display: 'standalone' })
  expect(manifest).not.toHaveProperty('orientation')
})
