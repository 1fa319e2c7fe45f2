import { texts } from '@tahi/contract'
import type { AnyImport } from './any-import.ts'

/**
 * The label of the Import button for an import that is under way or waits; just 'Import' when there is none.
 * @param ready how many records would be written
 */
export function importLabel(
  current: Pick<AnyImport, 'state' | 'progress'> | undefined,
  ready: number,
): string {
  const { button } = texts.imports
  if (current?.state === 'reading') return button.reading(current.progress)
  if (current?.state === 'importing') return button.importing(current.progress)
  return current?.state === 'ready' ? button.ready(ready) : texts.actions.import
}
