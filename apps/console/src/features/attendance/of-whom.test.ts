import { expect, test } from 'vitest'
import { ofWhom } from './of-whom.ts'

const day = (firstName: string, date: string) => ({
  employee: { _id: firstName, userId: `EMP-${firstName}`, firstName, lastName: 'Cruz' },
  date,
})

test('one person is named, with the day or the days', () => {
  expect(ofWhom([day('Ana', '2026-11-03')])).toBe('Cruz, Ana, Nov 3, 2026')
  expect(ofWhom([day('Ana', '2026-11-14'), day('Ana', '2026-11-03')])).toBe(
    'Cruz, Ana, Nov 3, 2026 to Nov 14, 2026',
  )
})

test('several are counted, each once', () => {
  const days = [day('Ana', '2026-11-14'), day('Ben', '2026-11-09'), day('Ana', '2026-11-03')]
  expect(ofWhom(days)).toBe('2 employees, Nov 3, 2026 to Nov 14, 2026')
})
