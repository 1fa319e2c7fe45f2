import type { HistoryEntry } from '@tahi/contract'

/** A changed field in words. */
export interface Change {
  readonly label: string
  /** Undefined where it was not recorded. */
  readonly before: string | undefined
  readonly after: string | undefined
}

/** An entry of a history in words. */
export interface Told {
  readonly title: string
  readonly changes: readonly Change[]
}

export interface HistoryField {
  /** In the entries' snapshots. */
  readonly key: string
  readonly label: string
  readonly words: (value: unknown) => string
}

/** An action in words; an unknown action's name is turned into words. */
export function actionWords(action: string, known: Readonly<Record<string, string>>): string {
  const words = known[action]
  if (words) return words
  const name = (action.split('.').at(-1) ?? action).replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The differences between two snapshots of a record, in words; undefined for a missing value. */
export const changesOf = (
  fields: readonly HistoryField[],
  { before, after }: Pick<HistoryEntry, 'before' | 'after'>,
): Change[] =>
  fields.flatMap(({ key, label, words }) => {
    const [old, now] = [before?.[key], after?.[key]]
    if (old === now || (before === null && isEmpty(now))) return []
    return [{ label, before: inWords(old, words), after: inWords(now, words) }]
  })

const isEmpty = (value: unknown) => value === '' || value === null

const inWords = (value: unknown, words: HistoryField['words']) =>
  value === undefined ? undefined : words(value)
