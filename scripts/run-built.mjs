import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenStale } from './build.mjs'
import { endOnSignals } from './process/cleanup.mjs'
import { installWhenNeeded } from './process/install.mjs'
import { requireNode } from './process/node-version.mjs'
import { root } from './process/root.mjs'

// The name of a built program of the server's workspace: 'main' is the server, the others are commands. The arguments after
// it belong to the program.
const [name] = process.argv.splice(2, 1)

requireNode()
const giveSignalsBack = endOnSignals()
await installWhenNeeded()
await buildWhenStale()
await giveSignalsBack()

// Imported into this process: it starts sooner, and receives signals directly.
process.chdir(root)
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(root, `apps/server/dist/${name}.js`)).href)
