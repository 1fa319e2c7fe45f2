import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { tryDatabase } from './try-database.ts'

it.each([
  ['postgres://tahi:needle@127.0.0.1:1/tahi', 'no database answers there'],
  ['postgres://tahi:needle@nohost.invalid/tahi', 'there is no such host'],
])('says why %s cannot be used, without its password', async (url, reason) => {
  const database = await openDatabase({ url })
  const tried = tryDatabase(database)
  await expect(tried).rejects.toThrow(`The setting DATABASE_URL is wrong: ${reason}`)
  await expect(tried).rejects.not.toThrow(/needle/)
  await database.close()
})
