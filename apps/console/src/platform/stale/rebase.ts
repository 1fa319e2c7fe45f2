/** A record's form values, with the version that the user has seen; 0 for a new record. */
export type Versioned = { version: number }

/** Whose value wins where both changed the record. */
export type Whose = 'mine' | 'theirs'

/** Whether a field has equal values in both. */
export type IsSame<Values> = (field: keyof Values, one: Values, other: Values) => boolean

const isSameValue = <Values>(field: keyof Values, one: Values, other: Values): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field])

/** The fields whose typed value differs from the opened one. */
export function typedOver<Values extends object>(
  opened: Values,
  mine: Values,
  isSame: IsSame<Values> = isSameValue,
): Partial<Values> {
  const fields = Object.keys(mine) as (keyof Values)[]
  const typed = fields.filter((field) => !isSame(field, opened, mine))
  return Object.fromEntries(typed.map((field) => [field, mine[field]])) as Partial<Values>
}

/**
 * The record that somebody else changed in between, with what was typed here on top of it. Fields that were not typed
 * over take the other person's values.
 * @param opened the record as the form began with it
 */
export const rebase = <Values extends object>(
  opened: Values,
  mine: Values,
  theirs: Values,
  isSame?: IsSame<Values>,
): Values => ({ ...theirs, ...typedOver(opened, mine, isSame) })
