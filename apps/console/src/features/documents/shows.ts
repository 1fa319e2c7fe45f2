import { listDocuments, readDocument, summariseDocuments } from '@tahi/contract'

/** What shows documents. */
export const showsDocuments = [listDocuments, readDocument, summariseDocuments]
