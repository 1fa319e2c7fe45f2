import { expect, test } from 'vitest'
import { UnderWay } from './under-way.ts'

function sending() {
  let end: (address: string | undefined) => void = () => {}
  const sent = new Promise<string | undefined>((resolve) => {
    end = resolve
  })
  return { sent, end }
}

test('with nothing under way a save goes on', async () => {
  expect(await new UnderWay().ended()).toBe(true)
})

test('a save waits for the last work, also for one that begins meanwhile, and finds all of it in the form', async () => {
  const underWay = new UnderWay()
  const [first, second] = [sending(), sending()]
  const seen: unknown[] = []
  underWay.fill(first.sent, (address) => seen.push(address))
  const ended = underWay.ended().then((came) => seen.push(came))
  underWay.fill(second.sent, (address) => seen.push(address))
  first.end('first')
  await first.sent
  expect(underWay.isEmpty).toBe(false)
  expect(seen).toEqual(['first'])
  second.end('second')
  await ended
  expect(underWay.isEmpty).toBe(true)
  expect(seen).toEqual(['first', 'second', true])
})

test('one that failed ends the save; what is tried after it is judged by itself', async () => {
  const underWay = new UnderWay()
  const seen: string[] = []
  underWay.fill(Promise.resolve<string | undefined>(undefined), (address) => seen.push(address))
  underWay.fill(Promise.resolve('second'), (address) => seen.push(address))
  expect(await underWay.ended()).toBe(false)
  underWay.fill(Promise.resolve('third'), (address) => seen.push(address))
  expect(await underWay.ended()).toBe(true)
  expect(seen).toEqual(['second', 'third'])
})

test('into a form that was left nothing comes, and a save that waited goes no further', async () => {
  const underWay = new UnderWay()
  const { sent, end } = sending()
  const seen: string[] = []
  underWay.fill(sent, (address) => seen.push(address))
  const ended = underWay.ended()
  underWay.forget()
  expect(underWay.isEmpty).toBe(true)
  end('too late')
  expect(await ended).toBe(false)
  expect(seen).toEqual([])
})
