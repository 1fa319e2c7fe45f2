import { join } from 'node:path'
import { endOnSignals, undoAll } from './process/cleanup.mjs'
import { installWhenNeeded } from './process/install.mjs'
import { requireNode } from './process/node-version.mjs'
import { root } from './process/root.mjs'
import { run, tool } from './process/run.mjs'
import { say } from './process/say.mjs'
import { openWaitingRoom } from './process/waiting-room.mjs'

requireNode()
endOnSignals()
await installWhenNeeded()

const port = process.env.PORT ?? '3000'
const server = run([...tool('tsx'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
  env: { PORT: port },
  output: (line) => say(`server  | ${line}`),
})
// A change restarts the server for some seconds, in which a page that reloads would show an error.
const room = await openWaitingRoom(Number(port))
const webs = ['console', 'employee'].map((name) =>
  run(tool('vite'), {
    cwd: join(root, 'apps', name),
    env: { PORT: String(room.port) },
    output: (line) => say(`${name.padEnd(8)}| ${line}`),
  }),
)

// When one process ends, the others are stopped.
const first = await Promise.race([server, ...webs])
await undoAll()
process.exit(first.code)
