import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenStale } from './build.mjs'
import { endOnSignals } from './ending.mjs'
import { installWhenNeeded } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { root } from './root.mjs'

requireNode()
const giveSignalsBack = endOnSignals()
await installWhenNeeded()
await buildWhenStale()
giveSignalsBack()

process.chdir(root)
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(root, 'apps/server/dist/move-files.js')).href)
