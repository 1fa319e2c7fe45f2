import type { Screen } from '@tahi/contract'
import type { ComponentType } from 'react'

/** A feature's page: its screen in the contract, and a loader for its code. */
export interface FeatureScreen {
  readonly screen: Screen
  readonly load: () => Promise<{ default: ComponentType }>
}
