import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UiProvider } from '../provider.tsx'
import { setUpUi, type UiSettings } from '../settings.ts'
import { SelectionBar } from './selection-bar.tsx'

setUpUi({ words: { selected: (count, action) => `${count} Selected - ${action}` } } as UiSettings)

const drawn = (matching: { matching?: number | undefined }, pageSelected = true) =>
  renderToString(
    <UiProvider>
      <SelectionBar
        selection={{
          ids: new Set(['a', 'b']),
          onChange: () => {},
          actions: [{ key: 'pay', label: 'Pay', onClick: () => {} }],
          onSelectAllMatching: () => {},
          ...matching,
        }}
        total={7}
        pageSelected={pageSelected}
      />
    </UiProvider>,
  ).replaceAll('<!-- -->', '')

test('all matching rows are offered once the page is selected', () => {
  expect(drawn({})).toContain('Select all 7')
  expect(drawn({}, false)).not.toContain('Select all')
})

test('where some rows cannot be selected, the others are counted', () => {
  expect(drawn({ matching: 4 })).toContain('Select all 4')
  expect(drawn({ matching: 2 })).not.toContain('Select all')
  expect(drawn({ matching: undefined })).not.toContain('Select all')
})
