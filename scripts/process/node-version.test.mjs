import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isSupported } from './node-version.mjs'
import { root } from './root.mjs'

test.each([
  ['20.19.0', true],
  ['20.19.5', true],
  ['22.12.0', true],
  ['24.0.0', true],
  ['20.18.9', false],
  ['18.20.0', false],
  ['21.7.3', false],
  ['22.11.0', false],
])('%s is one that the product runs on: %s', (version, supported) => {
  expect(isSupported(version, '^20.19.0 || >=22.12.0')).toBe(supported)
})

test('the start ends with a sentence on an older one', () => {
  const older = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.18.9' })`
  const command = [join(root, 'scripts/run-built.mjs'), 'main']
  // A start that is not refused would never end; with this folder it does.
  const { status, stderr } = spawnSync(process.execPath, ['--import', older, ...command], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: '/dev/null' },
  })
  expect(stderr).toBe('Tahi needs Node.js 20.19.0, or 22.12.0 or newer; this is 20.18.9.\n')
  expect(status).toBe(1)
})
