import { expect, it, onTestFinished } from 'vitest'
import { openWorkerPool, TookTooLong } from './worker-pool.ts'

const fixtures = new URL('../../test/fixtures/here.ts', import.meta.url).href

function open() {
  const pool = openWorkerPool<string, string>('endless', fixtures)
  onTestFinished(() => pool.close())
  return pool
}

it('ends a task that takes longer than it may, and goes on with those that wait', async () => {
  const pool = open()
  expect(await pool.run('answer')).toBe('answered')
  const runs = [pool.run('never end', 300), pool.run('never end', 300), pool.run('answer', 60_000)]
  const [first, second, third] = await Promise.allSettled(runs)
  expect(first).toMatchObject({ reason: expect.any(TookTooLong) })
  expect(second).toMatchObject({ reason: expect.any(TookTooLong) })
  expect(third).toMatchObject({ value: 'answered' })
})

it('goes on with those that wait when a thread ends', async () => {
  const pool = open()
  const runs = [pool.run('end the thread', 60_000), pool.run('answer', 60_000)]
  const [first, second] = await Promise.allSettled(runs)
  expect(first).toMatchObject({ status: 'rejected' })
  expect(second).toMatchObject({ value: 'answered' })
})
