import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Runs one of the server's commands in a process of its own.
 * @param name of its file in src
 * @returns its exit code, and all that it printed
 */
export function command(
  name: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const program = fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url))
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
      env: { PATH: process.env.PATH, ...settings },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text
      })
    child.on('close', (code) => resolve({ code, said }))
  })
}
