import { WrongSetting } from './config.ts'
import { Refusal } from './errors.ts'
import { UnusableFolder } from './folder.ts'

/** A command that was given wrongly, or cannot be done; the message says what to do. */
export class Impossible extends Error {}

/** Runs a command beside the server and says what came of it; a failure that a person can mend ends it with one sentence. */
export async function runCommand(run: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run()}\n`)
  } catch (error) {
    const known = [Impossible, WrongSetting, UnusableFolder, Refusal].some((kind) => error instanceof kind)
    process.stderr.write(`${known || !(error instanceof Error) ? sentenceOf(error) : error.stack}\n`)
    process.exitCode = 1
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
