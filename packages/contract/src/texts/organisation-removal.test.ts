import { expect, test } from 'vitest'
import { organisationRemovalTexts } from './organisation-removal.ts'

const { detail } = organisationRemovalTexts.department

test('a department without people says what becomes of its designations and their quotas', () => {
  expect(detail(0, 0, false)).toBe('Nobody belongs to it.')
  expect(detail(0, 2, false)).toBe(
    'Nobody belongs to it. With it go its 2 designations, whose quotas from today on are removed; quotas with reported pieces stay.',
  )
  expect(detail(0, 1, true)).toMatch(
    /^Nobody belongs to it. 1 designation moves. .* the targets are added up.$/,
  )
})
