import type { NotificationChoice } from '@tahi/contract/notifications'
import { expect, test } from 'vitest'
import { ownChoices, withTurns } from './notification-choices.ts'

const kind = 'leaveDecided'

/** A server that answers on command. */
function slowServer() {
  let stored: NotificationChoice = { kind, bell: true, push: true }
  let personId = 'nena'
  const sent: NotificationChoice[] = []
  const waiting: ((fault?: Error) => void)[] = []
  const choices = ownChoices({
    personId: () => personId,
    known: () => [stored],
    send: (choice) =>
      new Promise<NotificationChoice>((resolve, reject) => {
        sent.push(choice)
        waiting.push((fault) => (fault ? reject(fault) : resolve(choice)))
      }),
    async show(reply) {
      stored = reply
    },
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    turn: (...turned: Parameters<ReturnType<typeof choices>['turn']>) => choices().turn(...turned),
    sent,
    shown: () => withTurns(stored, choices().read()),
    turning: () => choices().read(),
    /** Somebody else signs in, who has their own choice. */
    signIn(other: string, choice: NotificationChoice) {
      personId = other
      stored = choice
    },
    settle,
    async answer(fault?: Error) {
      await settle()
      waiting.shift()?.(fault)
      await settle()
    },
  }
}

test('a second choice does not take back the first, which was not answered yet', async () => {
  const { turn, sent, shown, turning, answer } = slowServer()
  const turned = [turn(kind, 'bell', false), turn(kind, 'push', false)]
  expect(shown()).toEqual({ kind, bell: false, push: false })
  await answer()
  expect(shown()).toEqual({ kind, bell: false, push: false })
  await answer()
  await Promise.all(turned)
  expect(sent).toEqual([
    { kind, bell: false, push: true },
    { kind, bell: false, push: false },
  ])
  expect(turning()).toEqual([])
})

test('a choice that fails is undone alone', async () => {
  const { turn, sent, shown, answer } = slowServer()
  const failed = expect(turn(kind, 'bell', false)).rejects.toThrow('no line')
  const second = turn(kind, 'push', false)
  await answer(new Error('no line'))
  await failed
  expect(shown()).toEqual({ kind, bell: true, push: false })
  await answer()
  await second
  expect(sent.at(-1)).toEqual({ kind, bell: true, push: false })
})

test('choices of whoever was signed in before are neither sent nor shown as the next person’s', async () => {
  const { turn, sent, shown, turning, signIn, answer, settle } = slowServer()
  const turned = [turn(kind, 'bell', false), turn(kind, 'push', false)]
  await settle()
  signIn('rico', { kind, bell: true, push: false })
  expect(turning()).toEqual([])
  await answer()
  await Promise.all(turned)
  expect(sent).toEqual([{ kind, bell: false, push: true }])
  expect(shown()).toEqual({ kind, bell: true, push: false })
})

test('a choice does not wait for those of whoever was signed in before', async () => {
  const { turn, sent, signIn, answer, settle } = slowServer()
  const left = turn(kind, 'bell', false)
  await settle()
  signIn('rico', { kind, bell: true, push: false })
  const own = turn(kind, 'push', true)
  await settle()
  expect(sent.at(-1)).toEqual({ kind, bell: true, push: true })
  await answer()
  await answer()
  await Promise.all([left, own])
})
