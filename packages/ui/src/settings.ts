/**
 * Texts and sizes from the specification for these components. The app passes them in from the contract, which this
 * package may not import.
 */
export interface UiSettings {
  readonly words: {
    /** For a list or a paper without rows. */
    readonly noData: string
    readonly loading: string
    /** While many papers are built for a print. */
    readonly preparing: (done: number, all: number) => string
    /** @param of undefined while unknown */
    readonly page: (page: number, of: number | undefined) => string
    readonly selected: (count: number, action: string) => string
    /** For screen readers, after each change. */
    readonly nowSelected: (count: number) => string
    /** For screen readers, once another search or filter is answered. */
    readonly found: (total: number) => string
  }
  /** Page sizes that every table offers. */
  readonly pageSizes: readonly number[]
  readonly printWindow: { readonly width: number; readonly height: number }
  /** Milliseconds that each kind of toast is shown and that its removal takes; sizes in pixels. */
  readonly toasts: Readonly<
    Record<'blank' | 'error' | 'custom' | 'success' | 'removed' | 'maxWidth' | 'inset', number>
  >
}

let current: UiSettings | undefined

/** Call it once, before anything is rendered. */
export function setUpUi(settings: UiSettings): void {
  current = settings
}

export function uiSettings(): UiSettings {
  if (!current) throw new Error('setUpUi comes before anything is drawn')
  return current
}
