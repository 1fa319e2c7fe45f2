import type { NotificationChoice } from '@tahi/contract/notifications'
import { expect, test } from 'vitest'
import { Choices, withTurns } from './notification-choices.ts'

const kind = 'leaveDecided'

/** A server that answers on command. */
function slowServer() {
  let stored: NotificationChoice = { kind, bell: true, push: true }
  const sent: NotificationChoice[] = []
  const waiting: ((fault?: Error) => void)[] = []
  const choices = new Choices({
    known: () => [stored],
    save: (choice) =>
      new Promise((resolve, reject) => {
        sent.push(choice)
        waiting.push((fault) => {
          if (fault) return reject(fault)
          stored = choice
          resolve()
        })
      }),
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    choices,
    sent,
    shown: () => withTurns(stored, choices.read()),
    async answer(fault?: Error) {
      await settle()
      waiting.shift()?.(fault)
      await settle()
    },
  }
}

test('a second choice does not take back the first, which was not answered yet', async () => {
  const { choices, sent, shown, answer } = slowServer()
  const turned = [choices.turn(kind, 'bell', false), choices.turn(kind, 'push', false)]
  expect(shown()).toEqual({ kind, bell: false, push: false })
  await answer()
  expect(shown()).toEqual({ kind, bell: false, push: false })
  await answer()
  await Promise.all(turned)
  expect(sent).toEqual([
    { kind, bell: false, push: true },
    { kind, bell: false, push: false },
  ])
  expect(choices.read()).toEqual([])
})

test('a choice that fails is undone alone', async () => {
  const { choices, sent, shown, answer } = slowServer()
  const failed = expect(choices.turn(kind, 'bell', false)).rejects.toThrow('no line')
  const second = choices.turn(kind, 'push', false)
  await answer(new Error('no line'))
  await failed
  expect(shown()).toEqual({ kind, bell: true, push: false })
  await answer()
  await second
  expect(sent.at(-1)).toEqual({ kind, bell: true, push: false })
})
