import { expect, test } from 'vitest'
import { fixture } from './fixture.mjs'
import { styleClasses } from './style-classes.mjs'

test('lets pass classes that are defined and taken, by name, computed or with their whole module', () => {
  expect(styleClasses(fixture('style-classes', 'good'))).toEqual([])
})

test('refuses classes that are taken but not defined, or defined but not taken', () => {
  const sheet = 'apps/console/src/page.module.css'
  expect(styleClasses(fixture('style-classes', 'bad'))).toEqual([
    `apps/console/src/page.tsx:6 takes .note, which ${sheet} does not define`,
    `${sheet} defines .title, which no file takes`,
    `${sheet} defines .list, which no file takes`,
    'packages/ui/src/forgotten.module.css defines .forgotten, which no file takes',
  ])
})
