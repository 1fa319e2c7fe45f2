import { join } from 'node:path'
import { endOnSignals, undoAll } from './ending.mjs'
import { installWhenNeeded } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { root } from './root.mjs'
import { run, tool } from './run.mjs'
import { say } from './say.mjs'

requireNode()
endOnSignals()
await installWhenNeeded()

const server = run([...tool('tsx'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
  env: { PORT: process.env.PORT ?? '3000' },
  output: (line) => say(`server  | ${line}`),
})
const web = run(tool('vite'), {
  cwd: join(root, 'apps/console'),
  output: (line) => say(`console | ${line}`),
})

// When either ends, so does the other.
const first = await Promise.race([server, web])
await undoAll()
process.exit(first.code)
