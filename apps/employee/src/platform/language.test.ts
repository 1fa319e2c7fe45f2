import { beforeEach, expect, test, vi } from 'vitest'

// Both would start the phone's clock.
vi.mock('./company-zone.ts', () => ({}))
vi.mock('./formats.ts', () => ({}))

const kept = new Map<string, string>()
let isFull = false

beforeEach(() => {
  kept.clear()
  isFull = false
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(name, value)
    },
  })
  return () => vi.unstubAllGlobals()
})

test('a language is spoken at once, and by the next window', async () => {
  const { chooseLanguage } = await import('./language.ts')
  chooseLanguage('fil')
  expect(document.documentElement.lang).toBe('fil')
  vi.resetModules()
  document.documentElement.lang = 'en'
  await import('./language.ts')
  expect(document.documentElement.lang).toBe('fil')
})

test('a language is spoken also where the storage is full', async () => {
  isFull = true
  const { chooseLanguage } = await import('./language.ts')
  chooseLanguage('fil')
  expect(document.documentElement.lang).toBe('fil')
})
