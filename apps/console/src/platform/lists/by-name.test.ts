import { expect, it } from 'vitest'
import { byBranch, byName } from './by-name.ts'

it('sorts people by last name, then first name, whatever their capitals and marks', () => {
  const sorted = [
    ['De Leon', 'Lea'],
    ['dela Cruz', 'Zoe'],
    ['Diaz', 'Ana'],
    ['peña', 'Ana'],
    ['Pena', 'Bea'],
    ['Peñas', 'Ana'],
  ].map(([lastName = '', firstName = '']) => ({ employee: { lastName, firstName } }))
  expect(sorted.toReversed().sort(byName)).toEqual(sorted)
})

it('sorts branches as people, whatever the browser’s own language', () => {
  const sorted = ['Parañaque', 'paranaque II', 'Pasay', 'San Isidro #2', 'San Isidro (old)'].map(
    (branchName) => ({
      branchName,
    }),
  )
  expect(sorted.toReversed().sort(byBranch)).toEqual(sorted)
})
