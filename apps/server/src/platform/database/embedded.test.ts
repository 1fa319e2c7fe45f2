import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { openEmbedded } from './embedded.ts'

it('hands a statement to the database in one piece, and goes on after one that fails', async () => {
  const embedded = await openEmbedded()
  const pool = new pg.Pool(embedded.poolConfig)
  const sent = vi.spyOn(PGlite.prototype, 'execProtocolStream')
  const divide = (number: number) =>
    pool.query({ name: 'divide', text: 'select 10 / $1::integer as result', values: [number] })
  expect((await divide(5)).rows).toEqual([{ result: 2 }])
  expect(sent).toHaveBeenCalledTimes(1)
  await expect(divide(0)).rejects.toThrow('division by zero')
  const answers = await Promise.all([
    divide(1),
    divide(2),
    pool.query('select 3 as result; select 4 as result'),
  ])
  expect(answers.flat().map(({ rows }) => rows[0]?.result)).toEqual([10, 5, 3, 4])
  expect(sent).toHaveBeenCalledTimes(5)
  sent.mockRestore()
  await pool.end()
  await embedded.close()
})
