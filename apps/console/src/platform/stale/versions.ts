import { texts } from '@tahi/contract'
/** One field of a record that somebody else changed in between. */
export interface Version {
  /** The field's label. */
  readonly label: string
  /** The form's value, in words. */
  readonly mine: string
  /** The stored value, in words. */
  readonly theirs: string
  readonly differs: boolean
}

/** A field of a record. */
export interface Field<Values> {
  readonly label: string
  /** The value in words; '' for no value. */
  readonly words: (values: Values) => string
  /** The value to compare by; by default its words. */
  readonly value?: (values: Values) => unknown
}

/** Three states of one record. */
export interface States<Values> {
  /** As the form opened it. */
  readonly opened: Values
  /** As the form has it now. */
  readonly mine: Values
  /** As somebody else saved it in between. */
  readonly theirs: Values
}

/**
 * Both versions of each field. A field that was not changed here says so: keeping mine takes the other person's value.
 */
export const versionsOf = <Values>(
  fields: readonly Field<Values>[],
  { opened, mine, theirs }: States<Values>,
): Version[] =>
  fields.map(({ label, words, value = words }) => {
    const differs = value(mine) !== value(theirs)
    const typed = words(mine) || texts.versions.none
    return {
      label,
      mine: differs && value(mine) === value(opened) ? texts.versions.notChangedHere(typed) : typed,
      theirs: words(theirs) || texts.versions.none,
      differs,
    }
  })

/**
 * A fact outside of the form's fields that somebody else changed in between: keeping mine takes the other person's value.
 */
export const changedFact = (label: string, opened: boolean, theirs: boolean): Version[] =>
  versionsOf([{ label, words: (holds: boolean) => (holds ? texts.choices.yes : texts.choices.no) }], {
    opened,
    mine: opened,
    theirs,
  }).filter(({ differs }) => differs)
