import { documentChanged, listDocuments, summariseDocuments } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'

export const documentReactions: Reaction[] = [readsAnew(documentChanged, listDocuments, summariseDocuments)]
