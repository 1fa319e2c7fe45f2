import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

it('the unit needs its file of settings, and starts without the demo', () => {
  const unit = read('tahi.service')
  // A name that begins with - may be missing.
  expect(unit).toMatch(/^EnvironmentFile=\/etc\/tahi\.env$/m)
  expect(unit).toMatch(/^Environment=.*\bDEMO=false$/m)
})

it('the image starts without the demo', () => {
  expect(read('Dockerfile')).toMatch(/^ENV .*\bDEMO=false$/m)
})
