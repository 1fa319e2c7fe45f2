import { createSparePart, listSpareParts, removeSparePart } from '@tahi/contract'
import { type Binding, inWork } from '../../platform/http/binding.ts'
import { listSpareParts as list } from './list-spare-parts.ts'
import { removeSparePart as remove } from './remove-spare-part.ts'
import { saveSparePart as save } from './save-spare-part.ts'

export const sparePartsRoutes: Binding[] = [
  inWork(listSpareParts, list),
  inWork(createSparePart, save),
  inWork(removeSparePart, remove),
]
