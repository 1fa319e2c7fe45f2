import { listBranches, type Role } from '@tahi/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

// The session adds listeners to it as soon as it is loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { queryOf } = await import('../platform/calls.ts')
const { useBranchName } = await import('./use-branch-name.ts')

/** The name where another page has read the branches before. */
function nameFor(role: Role): string {
  const queries = new QueryClient()
  const { queryKey } = queryOf(listBranches, { params: { id: 'all' }, query: {} })
  queries.setQueryData(queryKey, { data: [{ _id: 'here', branchName: 'San Isidro' }] })
  function Label() {
    return useBranchName(role)('here') ?? 'no name'
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Label />
    </QueryClientProvider>,
  )
}

test('whoever finds people of several branches is told whose somebody is, and nobody else', () => {
  expect(nameFor('hr')).toBe('San Isidro')
  expect(nameFor('manager')).toBe('no name')
})
