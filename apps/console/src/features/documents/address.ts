import { type DocumentType, documentTypes, screens } from '@tahi/contract'
import { choiceIn, idIn, textIn } from '../../platform/address.ts'
import { linkTo } from '../../platform/link.ts'
import { type ListAddress, readListAddress } from '../../platform/lists/list-address.ts'

/** The documents' filters in the address; `branch` is a branch's id, or 'All' for documents to all branches. */
export interface DocumentAddress extends ListAddress {
  fileType?: DocumentType | undefined
}

export const readDocumentAddress = (search: Record<string, unknown>): DocumentAddress => ({
  ...readListAddress(search),
  branch: idIn(search, 'branch', 'All'),
  fileType: choiceIn(search, 'fileType', documentTypes),
})

/** The form's address: the document to edit, or the branch of a new one. */
export const readDocumentFormAddress = (
  search: Record<string, unknown>,
): { id?: string | undefined; branch?: string | undefined } => ({
  id: textIn(search, 'id'),
  branch: idIn(search, 'branch', 'All'),
})

/** The address of a document's form. */
export const documentHref = (id: string): string => linkTo(screens.documentForm.path, { id })

/** @param branch the branch of a new document; undefined lets the user choose it */
export const newDocumentHref = (branch: string | undefined): string =>
  linkTo(screens.documentForm.path, { branch })
