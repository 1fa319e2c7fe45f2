import { listBranches } from '@tahi/contract'
import { expect, test, vi } from 'vitest'

// The session adds listeners to it as soon as it is loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { client } = await import('../session/session.ts')
const { queryClient } = await import('../calls.ts')
const { branchesOf, departmentNamed } = await import('./filter-names.ts')

test('an empty list on paper is of the branch that it was filtered by', async () => {
  queryClient.clear()
  vi.spyOn(client, 'send').mockImplementation(
    async (call: unknown) =>
      ({
        data:
          call === listBranches
            ? [{ _id: 'b', branchName: 'Sta. Maria' }]
            : [{ _id: 'd', departmentName: 'Sewing' }],
      }) as never,
  )
  expect(await branchesOf([], 'b')).toEqual(['Sta. Maria'])
  expect(await branchesOf([], undefined)).toEqual([])
  expect(await branchesOf([{ branchName: 'San Isidro' }, { branchName: null }], 'gone')).toEqual([
    'San Isidro',
  ])
  expect(await departmentNamed('d')).toBe('Sewing')
  expect(await departmentNamed('gone')).toBeUndefined()
  queryClient.clear()
})
