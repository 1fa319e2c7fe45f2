import { documentChanged } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'
import { showsDocuments } from './shows.ts'

export const documentReactions: Reaction[] = [readsAnew(documentChanged, ...showsDocuments)]
