import { printedError, Refusal } from './errors.ts'

/**
 * Runs a command beside the server and prints its result. A failure that the operator can mend is printed as one sentence.
 */
export async function runCommand(run: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run()}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Refusal ? sentenceOf(error) : printedError(error)}\n`)
    process.exitCode = 1
  }
}

const sentenceOf = ({ message, cause }: Refusal): string =>
  cause instanceof Error ? `${message} (${cause.message})` : message
