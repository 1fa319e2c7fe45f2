import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenStale } from './build.mjs'
import { endOnSignals } from './process/cleanup.mjs'
import { installWhenNeeded } from './process/install.mjs'
import { requireNode } from './process/node-version.mjs'
import { root } from './process/root.mjs'

// What the server's workspace is built into: 'main' is the server, the others are commands beside it. What follows the name
// is the program's own.
const [name] = process.argv.splice(2, 1)

requireNode()
const giveSignalsBack = endOnSignals()
await installWhenNeeded()
await buildWhenStale()
giveSignalsBack()

// It runs in this process: it starts sooner, and a signal reaches it without a go-between.
process.chdir(root)
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(root, `apps/server/dist/${name}.js`)).href)
