import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenStale } from './build.mjs'
import { endOnSignals } from './ending.mjs'
import { installWhenNeeded } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { root } from './root.mjs'

// One of the commands beside the server; what follows its name is the command's own.
const [name] = process.argv.splice(2, 1)

requireNode()
const giveSignalsBack = endOnSignals()
await installWhenNeeded()
await buildWhenStale()
giveSignalsBack()

process.chdir(root)
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(root, `apps/server/dist/${name}.js`)).href)
