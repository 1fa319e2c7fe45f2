import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { precompress } from './precompress.mjs'

test('compresses what is worth it, both ways', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tahi-precompress-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = 'console.log(1)\n'.repeat(200)
  writeFileSync(join(folder, 'big.js'), script)
  writeFileSync(join(folder, 'small.js'), '1')
  writeFileSync(join(folder, 'font.woff2'), script)

  await precompress(folder)

  expect(brotliDecompressSync(readFileSync(join(folder, 'big.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(folder, 'big.js.gz'))).toString()).toBe(script)
  expect(existsSync(join(folder, 'small.js.br'))).toBe(false)
  expect(existsSync(join(folder, 'font.woff2.br'))).toBe(false)
})
