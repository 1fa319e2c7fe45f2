import { screens } from '@tahi/contract'
import { expect, test, vi } from 'vitest'

test('every screen has one page', async () => {
  // Features add listeners to it as soon as they are loaded.
  vi.stubGlobal('document', { addEventListener: () => {} })
  const { pages } = await import('./pages.ts')
  expect(pages.map(({ screen }) => screen).sort()).toEqual(Object.keys(screens).sort())
})
