/** One field of a record that somebody else changed meanwhile. */
export interface Version {
  /** The field's label. */
  readonly label: string
  /** As the form has it, in words. */
  readonly mine: string
  /** As it is stored now, in words. */
  readonly theirs: string
  readonly differs: boolean
}

/** A field of a record. */
export interface Field<Values> {
  readonly label: string
  /** How it reads; '' when it says nothing. */
  readonly words: (values: Values) => string
  /** What tells two of its values apart; by default its words. */
  readonly value?: (values: Values) => unknown
}

/** Three states of one record. */
export interface States<Values> {
  /** As the form began with it. */
  readonly opened: Values
  /** As it stands in the form. */
  readonly mine: Values
  /** As somebody else left it meanwhile. */
  readonly theirs: Values
}

/** Both versions of each field. One that was left alone here says so: keeping mine takes theirs of it. */
export const versionsOf = <Values>(
  fields: readonly Field<Values>[],
  { opened, mine, theirs }: States<Values>,
): Version[] =>
  fields.map(({ label, words, value = words }) => {
    const differs = value(mine) !== value(theirs)
    const typed = words(mine) || 'none'
    return {
      label,
      mine: differs && value(mine) === value(opened) ? `${typed} (not changed here)` : typed,
      theirs: words(theirs) || 'none',
      differs,
    }
  })

/** A fact beside the form's fields, where somebody else changed it meanwhile: keeping mine takes theirs of it. */
export const changedFact = (label: string, opened: boolean, theirs: boolean): Version[] =>
  versionsOf([{ label, words: (holds: boolean) => (holds ? 'Yes' : 'No') }], {
    opened,
    mine: opened,
    theirs,
  }).filter(({ differs }) => differs)
