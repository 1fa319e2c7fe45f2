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

it('tells once that it ended by itself, and fails what is asked of it since', async () => {
  const ended: Error[] = []
  const embedded = await openEmbedded(undefined, undefined, (error) => ended.push(error))
  const pool = new pg.Pool(embedded.poolConfig)
  pool.on('error', () => {})
  const full = Object.assign(
    new Error('could not write to file "pg_wal/xlogtemp.42": No space left on device'),
    {
      name: 'error',
      severity: 'PANIC',
      code: '53100',
    },
  )
  const answering = vi.spyOn(PGlite.prototype, 'execProtocolStream').mockResolvedValueOnce([full as never])
  await expect(pool.query('select 1')).rejects.toBe(full)
  for (let again = 0; again < 2; again += 1) await expect(pool.query('select 1')).rejects.toBe(full)
  expect(answering).toHaveBeenCalledTimes(1)
  expect(ended).toEqual([full])
  answering.mockRestore()
  await pool.end()
  await embedded.close()
})
