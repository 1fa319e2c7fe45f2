import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { server } from '../../../test/fixtures/server.ts'
import { describeTables } from './describe-tables.ts'

it('has table types that match the migrations', async () => {
  const { database } = await server()
  const file = fileURLToPath(new URL('./tables.gen.ts', import.meta.url))
  expect(readFileSync(file, 'utf8'), 'Run `npm run tables`').toBe(await describeTables(database))
})
