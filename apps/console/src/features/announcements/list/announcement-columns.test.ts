import { expect, test } from 'vitest'
import { announcementColumns } from './announcement-columns.tsx'

test.each([
  ['an HR Admin posts', false, true, ['postedBy', 'title', 'createdAt', 'startDate', 'endDate', 'readers']],
  [
    'an Accountant only reads',
    true,
    false,
    ['postedBy', 'title', 'branch', 'createdAt', 'startDate', 'endDate'],
  ],
])(
  '%s: readers are for those who post, branches for those who see several (C2)',
  (_, branches, readers, keys) => {
    expect(announcementColumns({ branches, readers }).map(({ key }) => key)).toEqual(keys)
  },
)
