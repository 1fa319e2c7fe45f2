import { sparePartChanged } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'
import { showsSpareParts } from './shows.ts'

export const sparePartReactions: Reaction[] = [readsAnew(sparePartChanged, ...showsSpareParts)]
