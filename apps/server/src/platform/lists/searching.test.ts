import { unmarked } from '@tahi/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { server } from '../../../test/fixtures/server.ts'
import { holds } from './searching.ts'

const isFound = async (search: string | undefined, text: string): Promise<boolean | undefined> => {
  const { database } = await server()
  const { rows } = await database.asOwner((queries) =>
    sql<{ found: boolean }>`select ${holds(sql`${text}::text`, search)} as found`.execute(queries),
  )
  return rows[0]?.found
}

it.each([
  ['REYES', 'Ana Reyes'],
  ['eye', 'Ana Reyes'],
  ['pena', 'Maria Peña'],
  ['PEÑA', 'Maria Pena'],
  ['ñ', 'NIÑO'],
  ['jose', 'JOSÉ Rizal'],
  ['Reyes, Ana', 'Ana Reyes'],
  ['cruz dela', 'EMP-1 Juan dela Cruz'],
  ['EMP-1 · dela Cruz, Juan (EMP-1)', 'EMP-1 Juan dela Cruz'],
  ['100%_a\\', 'at 100%_A\\'],
  [' , ', 'Ana Reyes'],
  [undefined, 'Ana Reyes'],
])('%j finds %j', async (search, text) => {
  expect(await isFound(search, text)).toBe(true)
})

it.each([
  ['reyes maria', 'Ana Reyes'],
  ['%', 'Ana Reyes'],
  ['n_', 'Ana Reyes'],
])('%j does not find %j', async (search, text) => {
  expect(await isFound(search, text)).toBe(false)
})

/** As in the domain's `unmarked`, with which the browser searches its own lists. */
it.each([
  'ÁÀÂÄÃÅĀ',
  'áàâäãåā',
  'ÇçÑñ',
  'ÉÈÊËĒ',
  'éèêëē',
  'ÍÌÎÏĪ',
  'íìîïī',
  'ÓÒÔÖÕŌ',
  'óòôöõō',
  'ÚÙÛÜŪúùûüū',
  'ÝŸýÿ',
  'Dela Cruz',
])('%s is compared without its marks and capitals', async (text) => {
  const { database } = await server()
  const { rows } = await database.asOwner((queries) =>
    sql<{ bare: string }>`select unmarked(${text}::text) as bare`.execute(queries),
  )
  expect(rows[0]?.bare).toBe(unmarked(text))
})
