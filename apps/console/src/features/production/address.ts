import { screens } from '@tahi/contract'
import { type QuotaStanding, quotaStandings } from '@tahi/domain'
import { choiceIn } from '../../platform/address.ts'
import { linkTo } from '../../platform/link.ts'
import { type ListAddress, readListAddress } from '../../platform/lists/list-address.ts'

/** The quota list's filters in the address. */
export interface ProductionAddress extends ListAddress {
  standing?: QuotaStanding | undefined
  /** Shows the columns with styles and targets instead of progress (W2). */
  view?: 'targets' | undefined
  /** Opens the form of a new quota over the list. */
  quota?: 'new' | undefined
}

export const readProductionAddress = (search: Record<string, unknown>): ProductionAddress => ({
  ...readListAddress(search),
  standing: choiceIn(search, 'standing', quotaStandings),
  view: choiceIn(search, 'view', ['targets']),
  quota: choiceIn(search, 'quota', ['new']),
})

/** The address of the list with the form of a new quota over it. */
export const newQuotaHref = linkTo(screens.production.path, { quota: 'new' })
