/** What the specification words and measures in these components: the app has it from the contract, which this package may not know. */
export interface UiSettings {
  readonly words: {
    /** Of a list or a paper without rows. */
    readonly noData: string
    readonly loading: string
    /** @param of undefined while it is not known */
    readonly page: (page: number, of: number | undefined) => string
    readonly selected: (count: number, action: string) => string
  }
  /** Page sizes that every table offers. */
  readonly pageSizes: readonly number[]
  readonly printWindow: { readonly width: number; readonly height: number }
  /** Milliseconds that each kind of toast stays and, behind them, its removal takes; pixels. */
  readonly toasts: Readonly<
    Record<'blank' | 'error' | 'custom' | 'success' | 'removed' | 'maxWidth' | 'inset', number>
  >
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
