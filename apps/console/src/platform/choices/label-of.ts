type Choice = { readonly value: string; readonly label: string }

/** How what was chosen is called; undefined while its choices are not known, or where nothing was. */
export const labelOf = (choices: readonly Choice[], chosen: string | undefined): string | undefined =>
  choices.find(({ value }) => value === chosen)?.label
