import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import { listDocuments } from './list-documents.ts'
import { openFile } from './open-file.ts'
import { readDocument } from './read-document.ts'
import { saveDocument } from './save-document.ts'
import { summariseDocuments } from './summarise-documents.ts'
import { uploadFile } from './upload-file.ts'

export const documentsRoutes: Binding[] = [
  directly(contract.uploadFile, uploadFile),
  directly(contract.openFile, openFile),
  directly(contract.listDocuments, listDocuments),
  directly(contract.readDocument, readDocument),
  directly(contract.createDocument, saveDocument),
  inWork(contract.summariseDocuments, summariseDocuments),
]
