import { expect, test } from 'vitest'
import { importLabel } from './import-label.ts'

test.each([
  [undefined, 'Import'],
  [{ state: 'reading', progress: 0.2 } as const, 'Reading 20%'],
  [{ state: 'ready', progress: 1 } as const, 'Import: 1,200 ready'],
  [{ state: 'importing', progress: 0.995 } as const, 'Importing 100%'],
  [{ state: 'imported', progress: 1 } as const, 'Import'],
  [{ state: 'failed', progress: 1 } as const, 'Import'],
])('the button names what is under way (%#): %s', (current, label) => {
  expect(importLabel(current, 1200)).toBe(label)
})

test('the button of a file that says nothing new says so', () => {
  expect(importLabel({ state: 'ready', progress: 1 }, 0)).toBe('Import: nothing new')
})
