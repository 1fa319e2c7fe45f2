import { choiceIn } from '../../platform/address.ts'
import { type ListAddress, readListAddress } from '../../platform/lists/list-address.ts'

const views = ['pins', 'refused'] as const
export const pinChoices = ['set', 'none'] as const

/** The page's state in the address; by default it shows the gates. */
export interface GatesAddress extends ListAddress {
  view?: (typeof views)[number] | undefined
  has?: (typeof pinChoices)[number] | undefined
}

export const readGatesAddress = (search: Record<string, unknown>): GatesAddress => ({
  ...readListAddress(search),
  view: choiceIn(search, 'view', views),
  has: choiceIn(search, 'has', pinChoices),
})

export interface ListOf {
  address: GatesAddress
  change: (change: Partial<GatesAddress>) => void
  /** Whether rows of several branches are shown. */
  withBranch: boolean
}
