import type { Screen } from '@tahi/contract'
import type { ComponentType } from 'react'

/** A feature's page: which screen of the contract it is, and the code that comes when it is opened. */
export interface FeatureScreen {
  readonly screen: Screen
  readonly load: () => Promise<{ default: ComponentType }>
}
