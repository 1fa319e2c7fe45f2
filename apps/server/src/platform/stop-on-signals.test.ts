import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { stopOnSignals } from './stop-on-signals.ts'

it('one Ctrl+C stops once, though it comes twice; another one later ends the process at once', () => {
  const program = Object.assign(new EventEmitter(), { exit: vi.fn() })
  const stop = vi.fn(async () => {})
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000)
  stopOnSignals(stop, program as unknown as NodeJS.Process)
  program.emit('SIGINT')
  now.mockReturnValue(5_900)
  program.emit('SIGINT')
  program.emit('SIGTERM')
  expect([stop.mock.calls.length, program.exit.mock.calls.length]).toEqual([1, 0])
  now.mockReturnValue(6_100)
  program.emit('SIGINT')
  expect([stop.mock.calls.length, program.exit.mock.calls]).toEqual([1, [[1]]])
  now.mockRestore()
})
