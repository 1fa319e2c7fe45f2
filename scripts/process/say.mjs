/**
 * Prints a line for the person at the terminal.
 * @param {string} [line]
 */
export function say(line = '') {
  process.stdout.write(`${line}\n`)
}

/**
 * Prints what went wrong, and how to mend it.
 * @param {string} line
 */
export function complain(line) {
  process.stderr.write(`${line}\n`)
}
