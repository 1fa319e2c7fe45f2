import { documentTypeOf } from '@tahi/contract'
import { expect, test } from 'vitest'
import { demoCompany } from './demo-company.ts'

const { documents, branches } = demoCompany({ today: '2026-11-18' })

test('the same company has the same documents, and its files the same ids on any day', () => {
  const again = demoCompany({ today: '2026-11-18' }).documents
  expect(again.map(({ id }) => id)).toEqual(documents.map(({ id }) => id))
  const tomorrow = demoCompany({ today: '2026-11-19' }).documents
  expect(tomorrow.map(({ file }) => file.id)).toEqual(documents.map(({ file }) => file.id))
})

test('every branch, and all together, keep pictures and papers of each type, posted before today', () => {
  for (const branchId of [null, ...branches.map(({ id }) => id)]) {
    const kept = documents.filter((document) => document.branchId === branchId)
    expect(new Set(kept.map(({ fileType }) => fileType))).toEqual(
      new Set(['Image', 'Docx', 'Excel', 'PDF File']),
    )
    for (const { postedBy } of kept) expect(postedBy.branchId).toBe(branchId)
  }
  for (const { createdAt, fileType, file } of documents) {
    expect(createdAt.getTime()).toBeLessThan(Date.parse('2026-11-18T00:00:00+08:00'))
    expect(documentTypeOf(file.mediaType)).toBe(fileType)
  }
  expect(new Set(documents.map(({ file }) => file.id)).size).toBe(documents.length)
})

test('a file that several branches keep is made once', () => {
  const exits = documents.filter(({ file }) => file.name === 'fire-exits.png')
  expect(exits.length).toBe(branches.length)
  expect(new Set(exits.map(({ content }) => content())).size).toBe(1)
})
