import { parseArgs } from 'node:util'
import { namesOf, Refusal } from './new-module/names.mjs'
import { writeModule } from './new-module/write.mjs'
import { endOnSignals } from './process/cleanup.mjs'
import { installWhenNeeded } from './process/install.mjs'
import { requireNode } from './process/node-version.mjs'
import { root } from './process/root.mjs'
import { run, tool } from './process/run.mjs'
import { complain, say } from './process/say.mjs'

requireNode()
endOnSignals()
await installWhenNeeded()

const usage = 'npm run new-module -- holidays [--record holiday]'

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { record: { type: 'string' } },
  })
  const [plural, ...others] = positionals
  if (!plural || others.length > 0) throw new Refusal(`Name one module, in the plural: ${usage}`)
  const names = namesOf(plural, values.record)
  const { created, changed } = await writeModule(root, names)
  await writeTables()
  say(['Written:', ...created, 'Added to:', ...changed].join('\n  '))
  say(nextSteps(names))
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code))
  if (!(error instanceof Refusal) && !isUsage) throw error
  complain(`${error.message}${isUsage ? `\n${usage}` : ''}`)
  process.exitCode = 1
}

/** Generates the tables' types from the migrations. */
async function writeTables() {
  const { code, output } = await run([...tool('tsx'), 'apps/server/src/platform/database/generate-tables.ts'])
  if (code !== 0)
    throw new Refusal(`The module is written, but not the types of its table: npm run tables\n${output}`)
}

/** @param {import('./new-module/names.mjs').Names} names */
function nextSteps({ plural, record }) {
  return `
It can be added, changed, listed and removed, has a name, and is a branch's. Go on from there:
- Its fields: in packages/contract/src/${plural}.ts, in its migration (then npm run tables), and in
  apps/server/src/modules/${plural}. What each role may do: 'allow' in the contract, the policies in the migration.
- Its rules: pure, in packages/domain/src with a test, called by apps/server/src/modules/${plural}/save-${record}.ts.
- Where its screen is opened: 'menus' in packages/contract/src/screens.ts; or another page, as
  apps/console/src/features/people/core-hr/links.ts does, and 'besideMenus' in apps/console/src/app/palette-entries.ts.
- A journey: e2e/console. The demo's own: packages/world, and apps/server/src/modules/demo.
Try it: npm run verify, and
  npx vitest run --root apps/server ${plural} call-permissions foreign-records row-security writing-in-scope lists`
}
