import { join } from 'node:path'
import { endOnSignals, undoAll } from './process/cleanup.mjs'
import { installWhenNeeded } from './process/install.mjs'
import { requireNode } from './process/node-version.mjs'
import { root } from './process/root.mjs'
import { run, tool } from './process/run.mjs'
import { say } from './process/say.mjs'

requireNode()
endOnSignals()
await installWhenNeeded()

const server = run([...tool('tsx'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
  env: { PORT: process.env.PORT ?? '3000' },
  output: (line) => say(`server  | ${line}`),
})
const webs = ['console', 'employee'].map((name) =>
  run(tool('vite'), {
    cwd: join(root, 'apps', name),
    output: (line) => say(`${name.padEnd(8)}| ${line}`),
  }),
)

// When one process ends, the others are stopped.
const first = await Promise.race([server, ...webs])
await undoAll()
process.exit(first.code)
