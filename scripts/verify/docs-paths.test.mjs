import { expect, test } from 'vitest'
import { docsPaths } from './docs-paths.mjs'
import { fixture } from './fixture.mjs'

test('lets a page pass that names what is there', () => {
  expect(docsPaths(fixture('docs-paths', 'good'))).toEqual([])
})

test('refuses dead links, paths and commands', () => {
  expect(docsPaths(fixture('docs-paths', 'bad'))).toEqual([
    'README.md:1 links to docs/gone.md, which is not there',
    'README.md:2 names apps/server/src/gone.ts, which is not there',
    'README.md:3 names apps/server/src/modules/<name>/index.ts, which is not there',
    'README.md:4 names the command npm run gone, which is not there',
    'README.md:6 names the command npm test, which is not there',
    'docs/page.md:1 links to gone.png, which is not there',
  ])
})
