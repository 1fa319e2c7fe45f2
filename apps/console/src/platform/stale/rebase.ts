/** A record's values in a form, with the version that the person at the form has seen; 0 of a new one. */
export type Versioned = { version: number }

/** Whose version of a record stands where both changed it. */
export type Whose = 'mine' | 'theirs'

/** Whether a field says the same in both. */
export type IsSame<Values> = (field: keyof Values, one: Values, other: Values) => boolean

const isSameValue = <Values>(field: keyof Values, one: Values, other: Values): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field])

/** The fields in which something else was typed than stood there. */
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
 * A record that somebody else changed meanwhile, with what was typed here on top of it: what was left alone here is theirs.
 * @param opened the record as the form began with it
 */
export const rebase = <Values extends object>(
  opened: Values,
  mine: Values,
  theirs: Values,
  isSame?: IsSame<Values>,
): Values => ({ ...theirs, ...typedOver(opened, mine, isSame) })
