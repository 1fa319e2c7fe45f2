import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const cleanup = fileURLToPath(new URL('./cleanup.mjs', import.meta.url))

it('a signal that comes while a command is busy is not lost when its signals are given back', () => {
  const program = `
    const { endOnSignals } = await import(${JSON.stringify(cleanup)})
    const giveSignalsBack = endOnSignals()
    process.kill(process.pid, 'SIGTERM')
    await giveSignalsBack()
    console.log('it went on')`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
  expect(status).toBe(143)
})

it('a signal that comes twice undoes everything once', () => {
  const program = `
    const { atEnd, endOnSignals } = await import(${JSON.stringify(cleanup)})
    endOnSignals()
    const undo = async () => {
      console.log('undoing')
      await new Promise((resolve) => setImmediate(resolve))
      console.log('undone')
    }
    atEnd(undo, () => {})
    process.emit('SIGINT', 'SIGINT')
    process.emit('SIGINT', 'SIGINT')`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('undoing\nundone\n')
  expect(status).toBe(130)
})
