import { expect, test } from 'vitest'
import { rebase, typedOver } from './rebase.ts'

const opened = {
  version: 3,
  title: 'Holiday',
  desc: 'No work',
  days: [1, 2],
  picture: '/api/file/1?signed=early',
}

test('what was typed here stays, what was left alone is theirs, and so is the version', () => {
  const mine = { ...opened, title: 'Long holiday', days: [1, 2, 3] }
  const theirs = {
    ...opened,
    version: 4,
    desc: 'No work at all',
    days: [1],
    picture: '/api/file/2?signed=late',
  }
  expect(rebase(opened, mine, theirs)).toEqual({ ...theirs, title: 'Long holiday', days: [1, 2, 3] })
})

test('what says the same is not typed over, though it is written otherwise', () => {
  const mine = { ...opened, days: [...opened.days], picture: '/api/file/1?signed=late' }
  const isSame = (field: keyof typeof opened, one: typeof opened, other: typeof opened) =>
    field === 'picture'
      ? one.picture.split('?')[0] === other.picture.split('?')[0]
      : one[field] === other[field]
  expect(typedOver(opened, mine)).toEqual({ picture: mine.picture })
  expect(typedOver(opened, mine, isSame)).toEqual({ days: mine.days })
})
