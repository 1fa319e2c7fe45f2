import { expect, it } from 'vitest'
import { byName } from './by-name.ts'

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
