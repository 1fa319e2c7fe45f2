import * as z from 'zod'
import { call, list } from './call.ts'
import { id, listPath, paging, search, version } from './fields.ts'

export const branch = z.object({ _id: id, branchName: z.string(), status: z.boolean(), version })
export type Branch = z.infer<typeof branch>

export const listBranches = call({
  method: 'GET',
  path: '/api/prod/branch/:id',
  summary: "The active branches in the caller's scope",
  allow: 'signedIn',
  params: listPath,
  query: z.object({ ...paging, search }),
  reply: list(branch),
})
