import { type AnyImport, isOver } from './any-import.ts'
import { type KeptImport, useKeptImport } from './kept-import.ts'

/** An import's dialog at its first step, in the address of its list; later the address has the import's id. */
export const firstStep = 'open'

/**
 * @param inAddress what the list's address says of the import's dialog
 * @returns `shown` is the import in the dialog, undefined at the first step; `id` also the unfinished one behind the list
 */
export function useImportPlace(inAddress: string | undefined, kept: KeptImport) {
  const keptId = useKeptImport(kept)
  const shown = inAddress === firstStep ? undefined : inAddress
  return { isOpen: inAddress !== undefined, shown, id: shown ?? keptId }
}

/** Where the list's Import button leads: to the unfinished import, or to the first step. */
export const placeToOpen = (current: AnyImport | undefined): string =>
  current && !isOver(current) ? current._id : firstStep
