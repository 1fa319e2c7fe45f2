/**
 * What must be undone however a command ends: child processes, temporary folders, servers. To each undoing belongs
 * what can still be done of it, at once, when the command breaks off.
 * @type {Map<() => void | Promise<void>, () => void>}
 */
const undoings = new Map()

/** Exit codes of a command that a signal ended: 128 and the signal's number. */
const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

process.on('exit', () => {
  for (const atOnce of undoings.values()) atOnce()
})

/**
 * @param {() => void | Promise<void>} undo
 * @param {() => void} atOnce
 * @returns {() => void} to be called when it was undone before the end
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
 * Lets Ctrl-C and SIGTERM undo everything before they end the command.
 * @returns {() => void} gives the signals back to whoever runs next in this process
 */
export function endOnSignals() {
  /** @param {keyof typeof codes} signal */
  const end = async (signal) => {
    await undoAll()
    process.exit(codes[signal])
  }
  const signals = /** @type {(keyof typeof codes)[]} */ (Object.keys(codes))
  for (const signal of signals) process.on(signal, end)
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}
