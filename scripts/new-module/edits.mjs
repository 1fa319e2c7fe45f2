/**
 * Text that a new module inserts into existing files. Imports and exports go to the top or the end, because Biome sorts
 * them.
 * @typedef {object} Edit
 * @property {string} path
 * @property {RegExp} at matches the one position of the insertion, between two characters
 * @property {string} text in the slice's names
 */

const beforeImports = /^(?=import )/
const atEnd = /(?<=\n)$/

/** @type {Edit[]} */
export const edits = [
  { path: 'packages/contract/src/index.ts', at: atEnd, text: "export * from './spare-parts.ts'\n" },
  {
    path: 'packages/contract/src/texts/all.ts',
    at: atEnd,
    text: "export { sparePartTexts as sparePart } from './spare-part.ts'\n",
  },
  {
    path: 'packages/contract/src/calls.ts',
    at: beforeImports,
    text: "import * as spareParts from './spare-parts.ts'\n",
  },
  {
    path: 'packages/contract/src/calls.ts',
    at: endOf('export const calls: .* = \\['),
    text: '  spareParts,\n',
  },
  {
    path: 'packages/contract/src/changes.ts',
    at: /(?<=\nexport const \w+Changed = change\(.*\)\n)(?=\n)/,
    text: "export const sparePartChanged = change('spare-part', recordKeepers)\n",
  },
  {
    path: 'packages/contract/src/changes.ts',
    at: endOf('export const changes = \\{'),
    text: '  spare_part: sparePartChanged,\n',
  },
  {
    path: 'packages/contract/src/screens.ts',
    at: endOf('export const screens = \\{'),
    text: "  spareParts: { path: '/spare-parts', label: 'Spare parts', roles: ['manager', 'hr'] },\n",
  },
  {
    path: 'apps/server/src/app.ts',
    at: beforeImports,
    text: "import { sparePartsRoutes } from './modules/spare-parts/index.ts'\n",
  },
  {
    path: 'apps/server/src/app.ts',
    at: endOf('  const bindings = \\['),
    text: '    ...sparePartsRoutes,\n',
  },
  {
    path: 'apps/console/src/app/pages.ts',
    at: beforeImports,
    text: "import { sparePartScreens } from '../features/spare-parts/index.ts'\n",
  },
  {
    path: 'apps/console/src/app/pages.ts',
    at: endOf('export const pages: .* = \\['),
    text: '  ...sparePartScreens,\n',
  },
  {
    path: 'apps/console/src/app/listen.ts',
    at: beforeImports,
    text: "import { sparePartReactions } from '../features/spare-parts/index.ts'\n",
  },
  {
    path: 'apps/console/src/app/listen.ts',
    at: endOf('  const stopListening = listenFor\\(\\['),
    text: '    ...sparePartReactions,\n',
  },
  // Without a row, the tests generated from the contract and the database's catalogue would not cover the module.
  {
    path: 'apps/server/test/fixtures/filled/all.ts',
    at: atEnd,
    text: "export { fillSpareParts } from './spare-parts.ts'\n",
  },
  {
    path: 'docs/architecture.md',
    at: /(?<=\n\| thing \| contract \|.*\n(?:\|.*\n)+)(?=\n)/,
    text: '| spare parts | `packages/contract/src/spare-parts.ts` | `apps/server/src/modules/spare-parts` | `apps/console/src/features/spare-parts` |\n',
  },
]

/**
 * The end of a list or an object whose lines are indented more than its first line.
 * @param {string} beginning of its first line, as a pattern
 */
function endOf(beginning) {
  const indent = /^ */.exec(beginning)?.[0] ?? ''
  return new RegExp(`(?<=\\n${beginning}\\n(?:${indent} .*\\n)+)(?=${indent}[\\]}])`)
}
