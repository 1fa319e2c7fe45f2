import { expect, test } from 'vitest'
import { fixture } from './fixture.mjs'
import { screenPaths } from './screen-paths.mjs'

test('lets pass what takes paths from the contract, and other texts', () => {
  expect(screenPaths(fixture('screen-paths', 'good'))).toEqual([])
})

test('refuses a screen’s path in a string or a template, with a query or without, of the console or the server', () => {
  expect(screenPaths(fixture('screen-paths', 'bad'))).toEqual([
    'apps/console/src/links.tsx:2 writes /salary out instead of screens.salary.path',
    'apps/console/src/links.tsx:3 writes /salary/new?id= out instead of screens.salaryForm.path',
    'apps/console/src/links.tsx:4 writes /salary?show=1 out instead of screens.salary.path',
    'apps/server/src/letters.ts:1 writes /activate?token= out instead of publicScreens.activate.path',
    'apps/server/src/letters.ts:3 writes /login out instead of publicScreens.login.path',
  ])
})
