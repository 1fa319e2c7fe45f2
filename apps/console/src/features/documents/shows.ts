import { listDocuments, readDocument, summariseDocuments } from '@tahi/contract'

/** Calls that show documents. */
export const showsDocuments = [listDocuments, readDocument, summariseDocuments]
