import { OperatorError, Refusal } from './errors.ts'

/**
 * Runs a command beside the server and prints its result. A failure that the operator can mend is printed as one sentence.
 */
export async function runCommand(run: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run()}\n`)
  } catch (error) {
    const known = error instanceof OperatorError || error instanceof Refusal
    process.stderr.write(`${known || !(error instanceof Error) ? sentenceOf(error) : error.stack}\n`)
    process.exitCode = 1
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
