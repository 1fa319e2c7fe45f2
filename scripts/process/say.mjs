/**
 * Tells the person at the terminal.
 * @param {string} [line]
 */
export function say(line = '') {
  process.stdout.write(`${line}\n`)
}

/**
 * Tells what went wrong, and how to mend it.
 * @param {string} line
 */
export function complain(line) {
  process.stderr.write(`${line}\n`)
}
