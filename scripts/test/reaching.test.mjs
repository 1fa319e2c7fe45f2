import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reaching } from './reaching.mjs'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tahi-reaching-'))
})

afterEach(() => rmSync(root, { recursive: true }))

test('finds what imports a file, itself or through others, and nothing else', () => {
  const files = {
    'database.ts': '',
    'server.ts': "import { open } from './database.ts'",
    'far.test.ts': "import { start } from './server.ts'",
    'near.test.ts': "const { open } = await import('./database.ts')",
    'alone.test.ts': "import { round } from './round.ts'",
    'round.ts': '',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const reaches = reaching(root, 'database.ts')
  expect(Object.keys(files).filter(reaches)).toEqual([
    'database.ts',
    'server.ts',
    'far.test.ts',
    'near.test.ts',
  ])
})
