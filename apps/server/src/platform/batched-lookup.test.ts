import { setImmediate as endOfTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { BatchedLookup } from './batched-lookup.ts'

const lengths = (asked: string[][]) =>
  new BatchedLookup(async (keys: string[]) => {
    asked.push(keys)
    await Promise.resolve()
    if (keys.includes('broken')) throw new Error('broken')
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.length]))
  })

it('looks up together what is asked in one turn', async () => {
  const asked: string[][] = []
  const gathered = lengths(asked)
  const found = ['a', 'bb', 'bb', 'unknown'].map((key) => gathered.ask(key))
  expect(await Promise.all(found)).toEqual([1, 2, 2, undefined])
  expect(asked).toEqual([['a', 'bb', 'unknown']])
})

it('looks up one at a time, and together what is asked meanwhile', async () => {
  const asked: string[][] = []
  let goOn = () => {}
  const gathered = new BatchedLookup(async (keys: string[]) => {
    asked.push(keys)
    if (keys.includes('a')) await new Promise<void>((resolve) => (goOn = resolve))
    return new Map(keys.map((key) => [key, key.length]))
  })
  const found = [gathered.ask('a')]
  await vi.waitFor(() => expect(asked).toEqual([['a']]))
  for (const key of ['bb', 'ccc']) {
    found.push(gathered.ask(key))
    await endOfTurn()
  }
  expect(asked).toEqual([['a']])
  goOn()
  expect(await Promise.all(found)).toEqual([1, 2, 3])
  expect(asked).toEqual([['a'], ['bb', 'ccc']])
})

it('tells everybody who asked with it of a failure, and goes on', async () => {
  const gathered = lengths([])
  const failed = ['a', 'broken'].map((key) => expect(gathered.ask(key)).rejects.toThrow('broken'))
  await Promise.all(failed)
  expect(await gathered.ask('bb')).toBe(2)
})
