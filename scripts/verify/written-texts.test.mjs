import { expect, test } from 'vitest'
import { fixture } from './fixture.mjs'
import { writtenTexts } from './written-texts.mjs'

test('lets pass texts of the contract, its values, and what nobody reads', () => {
  expect(writtenTexts(fixture('written-texts', 'good'))).toEqual([])
})

test('refuses words between tags, in strings and in templates of every screen, and the errors of schemas', () => {
  expect(writtenTexts(fixture('written-texts', 'bad'))).toEqual([
    'apps/console/src/list.tsx:1 writes “Net” out instead of taking it from texts',
    'apps/console/src/list.tsx:5 writes “payslips are paid” out instead of taking it from texts',
    'apps/console/src/list.tsx:5 writes “salary list” out instead of taking it from texts',
    'apps/console/src/list.tsx:6 writes “of” out instead of taking it from texts',
    'apps/console/src/list.tsx:6 writes “Total pay” out instead of taking it from texts',
    'apps/employee/src/page.ts:1 writes “na-save na po” out instead of taking it from texts',
    'packages/ui/src/pager.tsx:1 writes “Next” out instead of taking it from texts',
    'packages/ui/src/pager.tsx:3 writes “A page” out instead of taking it from texts',
    'packages/contract/src/record.ts:3 writes “Use letters” out instead of taking it from texts',
    'packages/contract/src/record.ts:6 writes “Required” out instead of taking it from texts',
    'packages/contract/src/record.ts:7 writes “Not before” out instead of taking it from texts',
  ])
})
