import { expect, test } from 'vitest'
import { UnderWay } from './under-way.ts'

function work() {
  let end: (good: boolean) => void = () => {}
  const promise = new Promise<boolean>((resolve) => {
    end = resolve
  })
  return { promise, end }
}

test('nothing under way has ended well', async () => {
  expect(await new UnderWay().ended()).toBe(true)
})

test('it ends with the last work, also with one that begins meanwhile', async () => {
  const underWay = new UnderWay()
  const first = work()
  const second = work()
  underWay.add(first.promise)
  const seen: string[] = []
  const ended = underWay.ended().then((good) => seen.push(`ended ${good}`))
  underWay.add(second.promise)
  first.end(true)
  await first.promise
  expect(underWay.isEmpty).toBe(false)
  expect(seen).toEqual([])
  second.end(true)
  await ended
  expect(underWay.isEmpty).toBe(true)
  expect(seen).toEqual(['ended true'])
})

test('one that failed is told once: what is tried after it is judged by itself', async () => {
  const underWay = new UnderWay()
  underWay.add(Promise.resolve(false))
  underWay.add(Promise.resolve(true))
  expect(await underWay.ended()).toBe(false)
  underWay.add(Promise.resolve(true))
  expect(await underWay.ended()).toBe(true)
})
