/** What the specification words and measures in these components: the app has it from the contract, which this package may not know. */
export interface UiSettings {
  readonly words: {
    /** Of a list or a paper without rows. */
    readonly noData: string
    readonly loading: string
  }
  /** Page sizes that every table offers. */
  readonly pageSizes: readonly number[]
  readonly printWindow: { readonly width: number; readonly height: number }
}

let current: UiSettings | undefined

/** Once, before anything is drawn. */
export function setUpUi(settings: UiSettings): void {
  current = settings
}

export function uiSettings(): UiSettings {
  if (!current) throw new Error('setUpUi comes before anything is drawn')
  return current
}
