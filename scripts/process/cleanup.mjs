import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * What must be undone however a command ends: child processes, temporary folders, servers. Each undoing is mapped to the
 * synchronous part that is still possible when the process exits at once.
 * @type {Map<() => void | Promise<void>, () => void>}
 */
const undoings = new Map()

/** Exit codes of a command ended by a signal: 128 plus the signal's number. */
const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

let isEnding = false

/** Whether a signal is ending the command, which takes the programs that it runs with it. */
export const isEndedBySignal = () => isEnding

process.on('exit', () => {
  for (const atOnce of undoings.values()) atOnce()
})

/**
 * Registers an undoing for the end of the command.
 * @param {() => void | Promise<void>} undo
 * @param {() => void} atOnce
 * @returns {() => void} cancels it, for what was undone earlier
 */
export function atEnd(undo, atOnce) {
  undoings.set(undo, atOnce)
  return () => undoings.delete(undo)
}

/** Undoes everything, the newest first. */
export async function undoAll() {
  for (const undo of [...undoings.keys()].reverse()) {
    await undo()
    undoings.delete(undo)
  }
}

/**
 * Makes the signals that end a command undo everything first.
 * @returns {() => Promise<void>} removes the handlers, for the next program in this process
 */
export function endOnSignals() {
  /** @param {keyof typeof codes} signal */
  const end = async (signal) => {
    // A Ctrl+C in a terminal comes twice when npm has started the command.
    if (isEnding) return
    isEnding = true
    await undoAll()
    process.exit(codes[signal])
  }
  const signals = /** @type {(keyof typeof codes)[]} */ (Object.keys(codes))
  for (const signal of signals) process.on(signal, end)
  return async () => {
    // A signal that came while this process was busy is handed on between two turns; without a handler it would be lost.
    await nextTurn()
    await nextTurn()
    for (const signal of signals) process.off(signal, end)
  }
}
