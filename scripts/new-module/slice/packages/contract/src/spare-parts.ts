import * as z from 'zod'
import { call, data, list } from './call.ts'
import { branchFilter, id, instant, name, ownId, ownVersion, pagedBy, search, version } from './fields.ts'
import { recordKeepers } from './roles.ts'

/** One of a branch's spare parts. */
export const sparePart = z.object({
  _id: id,
  branchId: id,
  branchName: z.string(),
  name: z.string(),
  version,
  createdAt: instant,
})
export type SparePart = z.infer<typeof sparePart>

export const sparePartSorts = ['name', 'branchName', 'createdAt'] as const

export const listSpareParts = call({
  method: 'GET',
  path: '/api/spare-part/list',
  summary: 'The spare parts in scope that have not been removed, by name',
  allow: recordKeepers,
  query: z.object({ ...pagedBy(sparePartSorts), search, branchId: branchFilter }),
  reply: list(sparePart),
})

export const createSparePart = call({
  method: 'POST',
  path: '/api/spare-part/create',
  summary: 'Adds or changes one of the spare parts',
  allow: recordKeepers,
  body: z.object({
    _id: ownId,
    branchId: id.optional(),
    name: name.optional(),
    version: ownVersion,
  }),
  reply: data(sparePart),
})

export const removeSparePart = call({
  method: 'POST',
  path: '/api/spare-part/remove',
  summary: 'Removes one of the spare parts from the list',
  allow: recordKeepers,
  body: z.object({ _id: id, version: version.optional() }),
  reply: data(z.object({ _id: id })),
})
