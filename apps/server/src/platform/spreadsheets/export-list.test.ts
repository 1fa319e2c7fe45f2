import { limits, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { server } from '../../../test/fixtures/server.ts'
import type { Origin } from '../http/binding.ts'
import type { Services } from '../services.ts'
import type { Work } from '../work.ts'
import { exportList } from './export-list.ts'
import type { Sheet } from './write-sheet.ts'

const numbers = exportList({
  names: { file: 'numbers.xlsx', sheet: 'Numbers' },
  columns: [{ title: 'Number' }],
  select: (_, { last }: { last: number }) =>
    sql<{ id: number }>`select id from generate_series(1, ${last}::int) as id order by id desc`,
  toRows: (found) => found.map(({ id }) => [id]),
})

/** @returns the sheet that would be written, and the file's name */
async function exported(last: number) {
  const { database } = await server()
  let sheet: Sheet | undefined
  const services = {
    database: {
      work: (_: unknown, read: (work: Work) => unknown) =>
        database.asOwner(async (queries) => read({ queries } as Work)),
    },
    spreadsheets: {
      async write(read: () => Promise<Sheet>) {
        sheet = await read()
        return Buffer.alloc(0)
      },
    },
  } as unknown as Services
  const origin = {
    context: () => undefined,
    gone: () => undefined,
    renew: async () => {},
  } as unknown as Origin
  const { fileName } = await numbers(services, { query: { last } }, origin)
  return { fileName, sheet }
}

it('writes all that match, in their order, under the names of the list', async () => {
  expect(await exported(3)).toEqual({
    fileName: 'numbers.xlsx',
    sheet: { name: 'Numbers', columns: [{ title: 'Number' }], rows: [[3], [2], [1]] },
  })
})

it('fills a spreadsheet to its limit, and refuses what is longer', async () => {
  expect((await exported(limits.largestExport)).sheet?.rows).toHaveLength(limits.largestExport)
  await expect(exported(limits.largestExport + 1)).rejects.toThrow(texts.tooManyToExport)
})
