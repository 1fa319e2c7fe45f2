import { type DocumentType, documentTypes, screens } from '@tahi/contract'
import { choiceIn, idIn, textIn } from '../../platform/address.ts'
import { type ListAddress, readListAddress } from '../../platform/lists/list-address.ts'

/** The documents' filters as the address keeps them; `branch` is a branch's id, or 'All' for what is for all of them. */
export interface DocumentAddress extends ListAddress {
  fileType?: DocumentType | undefined
}

export const readDocumentAddress = (search: Record<string, unknown>): DocumentAddress => ({
  ...readListAddress(search),
  branch: idIn(search, 'branch', 'All'),
  fileType: choiceIn(search, 'fileType', documentTypes),
})

/** The form's address: the document that is edited, or the branch that a new one is for. */
export const readDocumentFormAddress = (
  search: Record<string, unknown>,
): { id?: string | undefined; branch?: string | undefined } => ({
  id: textIn(search, 'id'),
  branch: idIn(search, 'branch', 'All'),
})

/** @param branch which a new document is for, where that is plain from where one comes */
export const newDocumentHref = (branch: string | undefined): string =>
  `${screens.documentForm.path}${branch === undefined ? '' : `?branch=${branch}`}`
