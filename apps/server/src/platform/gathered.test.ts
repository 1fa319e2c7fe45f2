import { expect, it } from 'vitest'
import { Gathered } from './gathered.ts'

const lengths = (asked: string[][]) =>
  new Gathered(async (keys: string[]) => {
    asked.push(keys)
    await Promise.resolve()
    if (keys.includes('broken')) throw new Error('broken')
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.length]))
  })

it('looks up at once, and together what is asked for meanwhile', async () => {
  const asked: string[][] = []
  const gathered = lengths(asked)
  const found = ['a', 'bb', 'bb', 'unknown'].map((key) => gathered.ask(key))
  expect(asked).toEqual([['a']])
  expect(await Promise.all(found)).toEqual([1, 2, 2, undefined])
  expect(asked).toEqual([['a'], ['bb', 'unknown']])
})

it('tells everybody who asked with it of a failure, and goes on', async () => {
  const gathered = lengths([])
  const [, ...failed] = ['a', 'bb', 'broken'].map((key) => gathered.ask(key))
  for (const asked of failed) await expect(asked).rejects.toThrow('broken')
  expect(await gathered.ask('bb')).toBe(2)
})
