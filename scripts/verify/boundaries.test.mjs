import { expect, test } from 'vitest'
import { boundaries } from './boundaries.mjs'
import { listFiles } from './files.mjs'
import { fixture } from './fixture.mjs'

const bad = boundaries(fixture('boundaries', 'bad'))

test('lets a project pass that follows every arrow', () => {
  expect(boundaries(fixture('boundaries', 'good'))).toEqual([])
})

test.each([
  ['apps/console/src/app/globs.tsx', 'imports something computed'],
  ['apps/console/src/app/goes-deeper.tsx', 'meets features/leave elsewhere than at its index.ts'],
  ['apps/console/src/features/attendance/knows-leave.tsx', 'only app may import features'],
  ['apps/console/src/features/leave/knows-app.tsx', 'may not import from app'],
  ['apps/console/src/main.tsx', 'only app may import features'],
  ['apps/console/src/session/knows-e2e.ts', 'may not import @tahi/e2e'],
  ['apps/console/src/session/knows-entry.ts', 'may not import the entry'],
  ['apps/console/src/session/knows-leave.ts', 'only app may import features'],
  ['apps/console/src/session/knows-server.ts', 'may not import @tahi/server'],
  ['apps/console/src/session/knows-world.ts', 'may not import @tahi/world'],
  ['apps/console/src/session/uses-alias.ts', 'neither a file nor a package'],
  ['apps/console/src/session/uses-node.ts', "may not use Node.js's 'node:fs'"],
  ['apps/employee/src/features/leave/knows-app.tsx', 'may not import from app'],
  ['apps/employee/src/session/knows-e2e.ts', 'may not import @tahi/e2e'],
  ['apps/employee/src/session/knows-server.ts', 'may not import @tahi/server'],
  ['apps/employee/src/session/knows-world.ts', 'may not import @tahi/world'],
  ['apps/server/src/app.ts', 'meets modules/leave elsewhere than at its index.ts'],
  ['apps/server/src/makes-people.ts', 'may not import @tahi/world'],
  ['apps/server/src/modules/attendance/goes-deeper.ts', 'meets modules/leave elsewhere than at its index.ts'],
  ['apps/server/src/modules/attendance/knows-app.ts', 'may not import what composes it'],
  ['apps/server/src/platform/knows-app.ts', 'may not import what composes it'],
  ['apps/server/src/platform/knows-leave.ts', 'platform may not know modules/leave'],
  ['bench/src/knows-client.ts', 'may not import @tahi/client'],
  ['bench/src/knows-ui.ts', 'may not import @tahi/ui'],
  ['deploy/test/knows-server.ts', 'may not import @tahi/server'],
  ['deploy/test/knows-world.ts', 'may not import @tahi/world'],
  ['e2e/support/knows-server.ts', 'may not import @tahi/server'],
  ['e2e/support/knows-ui.ts', 'may not import @tahi/ui'],
  ['packages/client/src/computes.ts', 'imports something computed'],
  ['packages/client/src/knows-ui.ts', 'may not import @tahi/ui'],
  ['packages/contract/src/knows-client.ts', 'may not import @tahi/client'],
  ['packages/domain/src/imports-its-test.ts', 'imports the test file'],
  ['packages/domain/src/knows-contract.ts', 'may not import @tahi/contract'],
  ['packages/domain/src/leaves-workspace.ts', 'leaves its workspace'],
  ['packages/domain/src/reads-clock.ts', "may not use Node.js's 'node:fs'"],
  ['packages/domain/src/uses-package.ts', "may not use packages, such as 'zod'"],
  ['packages/mailer/src/index.ts', 'lies where no rule'],
  ['packages/ui/src/circle-a.ts', 'imports itself in a circle'],
  ['packages/ui/src/helpers/text.ts', 'a name that says nothing'],
  ['packages/ui/src/knows-contract.ts', 'may not import @tahi/contract'],
  ['packages/ui/src/utils.ts', 'a name that says nothing'],
  ['packages/world/src/knows-server.ts', 'may not import @tahi/server'],
  ['scripts/build/knows-server.mjs', 'may not import @tahi/server'],
  ['scripts/build/knows-ui.mjs', 'may not import @tahi/ui'],
  ['scripts/build/knows-world.mjs', 'may not import @tahi/world'],
])('refuses %s: %s', (path, problem) => {
  expect(bad.filter((line) => line.startsWith(path))).toEqual([expect.stringContaining(problem)])
})

test('tells of nothing else in the bad example', () => {
  const harmless = new Set([
    'index.ts',
    'ask.ts',
    'shell.tsx',
    'leave-page.tsx',
    'some.test.ts',
    'circle-b.ts',
  ])
  const named = (/** @type {string} */ path) => harmless.has(path.split('/').pop() ?? '')
  const wrong = listFiles(fixture('boundaries', 'bad'), /./).filter(
    (path) => !named(path) || /mailer/.test(path),
  )
  expect(bad.map((line) => line.split(/[ :]/)[0]).sort()).toEqual(wrong)
})
