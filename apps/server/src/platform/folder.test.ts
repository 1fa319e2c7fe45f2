import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OperatorError } from './errors.ts'
import { holdFolder, orFullDisk } from './folder.ts'
import { removeStale } from './folder-lock.ts'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tahi-folder-'))
  lock = join(folder, 'tahi.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const longAgo = new Date('2026-11-18T02:00:00Z')

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** @returns its output */
function inOwnProcess(program: string): string {
  const whole = `const { holdFolder } = await import('${import.meta.dirname}/folder.ts')\n${program}`
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', whole],
    {
      encoding: 'utf8',
      // It ends a program that hangs.
      timeout: 50_000,
    },
  )
  return stdout
}

describe('a data folder', () => {
  it('is held by one process, until it lets go', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(other, 'spawn')
    const letGo = holdFolder(folder)
    const mine = readFileSync(lock, 'utf8')
    letGo()
    // In the former format, without the process's birth.
    writeFileSync(lock, String(other.pid))
    expect(() => holdFolder(folder)).toThrow(`in use by another process (${other.pid})`)
    // A live process that has the number of a killed one.
    writeFileSync(lock, mine.replace(/^\d+/, String(other.pid)))
    holdFolder(folder)()
    other.kill('SIGKILL')
    await once(other, 'exit')
    writeFileSync(lock, String(other.pid))
    holdFolder(folder)()
  })

  it('is held by whoever wrote the lock, also as somebody else’s process', () => {
    writeFileSync(lock, '1')
    expect(() => holdFolder(folder)).toThrow('in use by another process (1)')
  })

  it.each(['', 'no number', '0.5 x'])('is free where the lock says %j', (text) => {
    writeFileSync(lock, text)
    holdFolder(folder)()
  })

  it('is held by a process in another container for as long as that one touches its lock', () => {
    writeFileSync(lock, `${process.pid} boot 1 pid:[1]`)
    expect(() => holdFolder(folder)).toThrow(
      `in use by another process (${process.pid} in another container)`,
    )
    utimesSync(lock, longAgo, longAgo)
    holdFolder(folder)()
  })

  it('has its lock touched while it is held', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const letGo = holdFolder(folder)
    utimesSync(lock, longAgo, longAgo)
    vi.advanceTimersToNextTimer()
    expect(statSync(lock).mtime.getTime()).toBeGreaterThan(longAgo.getTime())
    letGo()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('ends the process that stood still until another took it, and stays the other’s', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
    const letGo = holdFolder(folder)
    vi.advanceTimersToNextTimer()
    expect(exit).not.toHaveBeenCalled()
    const other = `${process.pid} boot 1 pid:[1]`
    writeFileSync(lock, other)
    utimesSync(lock, longAgo, longAgo)
    vi.advanceTimersToNextTimer()
    expect(exit).toHaveBeenCalledExactlyOnceWith(1)
    expect(said.mock.calls.join()).toContain(`The data folder ${folder} was taken by another process`)
    expect(statSync(lock).mtime).toEqual(longAgo)
    letGo()
    expect(readFileSync(lock, 'utf8')).toBe(other)
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('is taken by one of two processes that find the lock of an ended one', () => {
    writeFileSync(lock, 'of the first')
    expect(removeStale(lock, 'of the ended')).toBe(false)
    expect(readFileSync(lock, 'utf8')).toBe('of the first')
    expect(removeStale(lock, 'of the first')).toBe(true)
    // The other one has removed it, and is about to write its own.
    expect(removeStale(lock, 'of the first')).toBe(false)
    expect(readdirSync(folder)).toEqual([])
  })

  it('is free when its process ends, also where that lets go of nothing', () => {
    inOwnProcess(`holdFolder('${folder}'); process.exit(1)`)
    expect(existsSync(lock)).toBe(false)
  })

  it('is made with the folders above it', () => {
    const below = join(folder, 'São José', 'data of 2026')
    holdFolder(below)()
    writeFileSync(join(below, 'one'), '')
  })

  it('is closed to other users, and so are the folders in it that were made before', () => {
    const made = join(folder, 'made')
    holdFolder(made)()
    expect(modeOf(made)).toBe('700')
    for (const name of ['database', 'files', 'outbox', 'uploading', 'another']) {
      mkdirSync(join(made, name))
      chmodSync(join(made, name), 0o755)
    }
    holdFolder(made)()
    for (const name of ['database', 'files', 'outbox', 'uploading'])
      expect(modeOf(join(made, name)), name).toBe('700')
    expect(modeOf(join(made, 'another'))).toBe('755')
  })

  it('is not taken where a folder in it cannot be used', () => {
    const files = join(folder, 'files')
    writeFileSync(files, '')
    expect(() => holdFolder(folder, ['files'])).toThrow(
      `The folder ${files} belongs to another user, or is no folder.`,
    )
    expect(existsSync(lock)).toBe(false)
    // Not where another place has what would be in it.
    holdFolder(folder, ['database'])()
  })

  it('is not taken where the system makes none, and the start does not wait for it', () => {
    // In a process of its own, because an endless loop would block this one.
    const said = inOwnProcess(
      "try { holdFolder('/proc/tahi/data') } catch (error) { console.log(error.message) }",
    )
    expect(said).toContain('The data folder /proc/tahi/data is not writable.')
  })

  it('is no file', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(() => holdFolder(file)).toThrow('is not writable')
    expect(() => holdFolder(join(file, 'data'))).toThrow('is not writable')
  })

  it('is let go of where its lock cannot be removed, which is told', () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const letGo = holdFolder(folder)
    rmSync(lock)
    mkdirSync(lock)
    letGo()
    expect(said.mock.calls.join()).toContain('The lock of the data folder could not be removed')
    expect(said.mock.calls.join()).toContain(lock)
    said.mockRestore()
  })

  it('is not taken where the disk is full', () => {
    const hold = () => holdFolder(folder, [], () => 1024)
    expect(hold).toThrow(OperatorError)
    expect(hold).toThrow(`The disk of the data folder ${folder} is full`)
  })
})

it.each(['ENOSPC', '53100'])('a disk that fills up at the start is told of in words: %s', (code) => {
  const told = orFullDisk(Object.assign(new Error('no space left on device'), { code }))
  expect(told).toBeInstanceOf(OperatorError)
  expect(told).toHaveProperty('message', expect.stringContaining('no space left on device. Make room on it'))
  const other = new Error('something else')
  expect(orFullDisk(other)).toBe(other)
})
