type Choice = { readonly value: string; readonly label: string }

/** The label of the chosen value; undefined while the choices are not loaded, or if nothing is chosen. */
export const labelOf = (choices: readonly Choice[], chosen: string | undefined): string | undefined =>
  choices.find(({ value }) => value === chosen)?.label
