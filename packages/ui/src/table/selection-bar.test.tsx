import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UiProvider } from '../provider.tsx'
import { SelectionBar } from './selection-bar.tsx'

type Varied = Partial<Parameters<typeof SelectionBar>[0]['selection']>

const drawn = (varied: Varied, pageIds = ['a', 'b'], { matchingIds = pageIds, stale = false } = {}) =>
  renderToString(
    <UiProvider>
      <SelectionBar
        selection={{
          ids: new Set(['a', 'b']),
          onChange: () => {},
          actions: [{ key: 'pay', label: 'Pay', onClick: () => {} }],
          onSelectAllMatching: () => {},
          ...varied,
        }}
        total={7}
        pageIds={pageIds}
        matchingIds={matchingIds}
        stale={stale}
      />
    </UiProvider>,
  ).replaceAll('<!-- -->', '')

test('all matching rows are offered once the page is selected', () => {
  expect(drawn({})).toContain('Select all 7')
  expect(drawn({}, ['a', 'c'])).not.toContain('Select all')
})

test('where some rows cannot be selected, the others are counted', () => {
  expect(drawn({ matching: 4 })).toContain('Select all 4')
  expect(drawn({ matching: 2 })).not.toContain('Select all')
  expect(drawn({ matching: undefined })).not.toContain('Select all')
})

test('what all of a list selects is said where that is not simply everything', () => {
  expect(drawn({ matching: 4, matchingWords: 'to confirm' })).toContain('Select all 4 to confirm')
})

test('earlier ticks do not take the place of rows that are still to be selected', () => {
  const ids = new Set(['a', 'b', 'of', 'another', 'search'])
  expect(drawn({ ids, matching: 3 })).toContain('Select all 3')
  expect(drawn({ ids, matching: 2 })).not.toContain('Select all')
  expect(drawn({ ids, matching: 2 }, ['a', 'b'], { matchingIds: ['a'] })).toContain('Select all 2')
})

test('while the rows answer an earlier question, all of the new one cannot be selected', () => {
  expect(drawn({}, ['a', 'b'], { stale: true })).toMatch(/aria-disabled="true"[^>]*>.*Select all 7/)
  expect(drawn({})).not.toContain('aria-disabled')
})

test('rows that are selected and out of sight are counted', () => {
  expect(drawn({}, ['a', 'c'])).toContain('1 not on this page')
  expect(drawn({})).not.toContain('not on this page')
})

test('what the selected rows come to stands before the actions', () => {
  expect(drawn({ sum: 'Net Pay ₱12.50' })).toMatch(/Net Pay ₱12\.50.*2 Selected - Pay/)
})

test('an action counts the rows that it acts on, and is gone without any', () => {
  const action = (key: string, ids?: Set<string>) => ({
    key,
    label: key,
    onClick: () => {},
    ...(ids && { ids }),
  })
  const bar = drawn({
    actions: [action('Pay'), action('Confirm', new Set('a')), action('Remove', new Set())],
  })
  expect(bar).toContain('2 Selected - Pay')
  expect(bar).toContain('1 Selected - Confirm')
  expect(bar).not.toContain('Remove')
})
