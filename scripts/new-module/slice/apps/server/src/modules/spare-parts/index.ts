import * as contract from '@tahi/contract'
import { type Binding, inWork } from '../../platform/http/binding.ts'
import { listSpareParts } from './list-spare-parts.ts'
import { removeSparePart } from './remove-spare-part.ts'
import { saveSparePart } from './save-spare-part.ts'

export const sparePartsRoutes: Binding[] = [
  inWork(contract.listSpareParts, listSpareParts),
  inWork(contract.createSparePart, saveSparePart),
  inWork(contract.removeSparePart, removeSparePart),
]
