import { run, tool } from '../process/run.mjs'
import { boundaries } from './boundaries.mjs'
import { docsPaths } from './docs-paths.mjs'
import { fileSizes, longFiles } from './file-sizes.mjs'
import { onlyTests } from './only-tests.mjs'
import { quotedResults } from './quoted-results.mjs'
import { screenPaths } from './screen-paths.mjs'
import { sectionReferences } from './section-references.mjs'
import { secureOnly } from './secure-only.mjs'
import { styleClasses } from './style-classes.mjs'
import { biome, types, unusedCode } from './tools.mjs'
import { writtenTexts } from './written-texts.mjs'

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {(root: string) => string[] | Promise<string[]>} find the problems; none when the check passes
 * @property {(root: string) => string[]} [remark] points to look at that do not fail the check
 */

/** The checks of `npm run verify`, in the order of its report. @type {Check[]} */
export const checks = [
  { name: 'format and lint', find: biome },
  { name: 'types', find: types },
  { name: 'boundaries', find: boundaries },
  { name: 'file sizes', find: fileSizes, remark: longFiles },
  { name: 'unused code', find: unusedCode },
  { name: 'texts of screens', find: writtenTexts },
  { name: 'paths of screens', find: screenPaths },
  { name: 'paths in the documentation', find: docsPaths },
  { name: 'sections of the specification', find: sectionReferences },
  { name: "the bench's figures in the documentation", find: quotedResults },
  { name: 'ids without https', find: secureOnly },
  { name: 'classes of styles', find: styleClasses },
  { name: 'tests with .only', find: onlyTests },
  { name: 'the checks see what they must', find: ownTests },
]

/**
 * Runs the checks' own tests: every check must fail on its bad example, and none may be skipped.
 * @param {string} root
 */
async function ownTests(root) {
  const { code, output } = await run([...tool('vitest'), 'run', '--root', 'scripts'], { cwd: root })
  const areSkipped = /\d+ (?:skipped|todo)/.test(output)
  return code === 0 && !areSkipped ? [] : [output.trim()]
}
