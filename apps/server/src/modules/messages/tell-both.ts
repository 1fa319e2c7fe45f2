import { conversationChanged } from '@tahi/contract'
import type { Work } from '../../platform/work.ts'

/** Notifies all devices of the caller and of the other person that their conversation changed (D7). */
export function tellBoth({ news, scope }: Work, otherId: string): void {
  news.tell(conversationChanged, { branchId: null, personId: scope.personId }, { withId: otherId })
  news.tell(conversationChanged, { branchId: null, personId: otherId }, { withId: scope.personId })
}
