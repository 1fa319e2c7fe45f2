import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  [field: string]: unknown
}

const read = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url))
const manifest = JSON.parse(read('manifest.webmanifest').toString()) as Manifest

test('a tablet at a gate may lie: how a screen is held is left to whoever holds it', () => {
  expect(manifest).toMatchObject({ scope: '/app/', display: 'standalone' })
  expect(manifest).not.toHaveProperty('orientation')
})

test('the manifest says what an installation needs', () => {
  expect(manifest).toMatchObject({ start_url: '/app/', scope: '/app/', display: 'standalone' })
  for (const field of ['name', 'background_color', 'theme_color', 'id'])
    expect(manifest[field], field).toMatch(/./)
  expect(manifest.short_name).toMatch(/^.{1,12}$/)
})

test('its icons are drawn in the sizes that it names', () => {
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes, type } of manifest.icons) {
    const icon = read(src.replace('/app/', ''))
    // A PNG begins with its signature and the part that has its width and its height.
    expect(icon.toString('latin1', 1, 4), src).toBe('PNG')
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes)
    expect(type, src).toBe('image/png')
  }
})
