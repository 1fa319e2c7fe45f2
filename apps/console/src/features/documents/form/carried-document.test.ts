import type { Document } from '@tahi/contract'
import { expect, test } from 'vitest'
import { carriedDocument } from './carried-document.ts'

const id = crypto.randomUUID()
const document: Document = {
  _id: id,
  userId: crypto.randomUUID(),
  postedBy: 'Nena Cruz',
  title: 'Plan',
  desc: '',
  branchId: 'All',
  branchName: 'All',
  fileType: 'Image',
  fileUrl: '/api/file/x?expires=1000&signature=s',
  previewUrl: '',
  name: 'plan.png',
  mediaType: 'image/png',
  bytes: 1,
  status: true,
  version: 1,
  createdAt: '2026-11-18T02:00:00.000Z',
  can: ['edit'],
}

test('the record that came along is used while its file opens', () => {
  expect(carriedDocument({ document }, id, 999_000)).toEqual(document)
  expect(carriedDocument({ document }, id, 1_000_000)).toBeUndefined()
})

test('what is no record, or another one, is not', () => {
  expect(carriedDocument({}, id, 0)).toBeUndefined()
  expect(carriedDocument({ document: { _id: id } }, id, 0)).toBeUndefined()
  expect(carriedDocument({ document }, crypto.randomUUID(), 0)).toBeUndefined()
})
