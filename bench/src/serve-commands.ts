type Command = (input: never) => unknown

interface Asked {
  readonly number: number
  readonly command: string
  readonly input: unknown
}

/** Serves the commands of the parent process, and ends with it. */
export function serveCommands(commands: Record<string, Command>, close: () => Promise<void>): void {
  process.on('message', async ({ number, command, input }: Asked) => {
    try {
      const run = commands[command]
      if (!run) throw new Error(`There is no command '${command}'`)
      process.send?.({ number, reply: await run(input as never) })
    } catch (error) {
      process.send?.({
        number,
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
    }
  })
  process.once('disconnect', async () => {
    await close().catch(() => {})
    process.exit(0)
  })
}
