import { expect, it } from 'vitest'
import { server } from '../../../test/server.ts'
import { WrongSetting } from '../config.ts'
import { type Database, openDatabase } from './database.ts'
import { tryDatabase, tryRole } from './try-database.ts'

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

it('says what a database lacks whose user may not act as requests do', async () => {
  const { database } = await server()
  await tryRole(database)
  const asOwner: Database['asOwner'] = () =>
    Promise.reject(Object.assign(new Error('permission denied to set role "tahi_app"'), { code: '42501' }))
  const tried = tryRole({ ...database, asOwner })
  await expect(tried).rejects.toThrow(WrongSetting)
  await expect(tried).rejects.toThrow('grant tahi_app to')
})
