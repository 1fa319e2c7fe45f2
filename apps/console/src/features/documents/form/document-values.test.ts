import { texts } from '@tahi/contract'
import { expect, test } from 'vitest'
import { errorsOf } from '../../../platform/forms/form-errors.ts'
import {
  type DocumentValues,
  documentForm,
  newValues,
  rebaseDocument,
  toBody,
  valuesFrom,
} from './document-values.ts'

const upload = {
  _id: crypto.randomUUID(),
  url: '/api/file/x',
  name: 'plan.pdf',
  type: 'application/pdf',
  size: 9,
}
const filled: DocumentValues = { ...newValues('All'), title: 'Plan', ...valuesFrom(upload) }

test('an attached file sets the file type that it was recognised as', () => {
  expect(filled).toMatchObject({ fileType: 'PDF File', fileUrl: upload.url, name: 'plan.pdf', bytes: 9 })
  expect(valuesFrom({ ...upload, type: 'image/webp' }).fileType).toBe('Image')
  expect(errorsOf(documentForm, filled)).toEqual({})
})

test('a file without a small copy takes away that of the file before', () => {
  expect({ ...filled, previewUrl: '/api/file/y', ...valuesFrom(upload) }.previewUrl).toBe('')
})

test.each<[Partial<DocumentValues>, Record<string, string>]>([
  [{ branchId: '' }, { branchId: texts.document.noBranch }],
  [{ title: ' ' }, { title: texts.document.untitled }],
  [{ title: '\u200b' }, { title: texts.document.untitled }],
  [{ fileType: '' }, { fileType: texts.document.noType }],
  [{ fileType: 'Image' }, { fileType: texts.document.otherType('PDF File') }],
  [{ fileUrl: '' }, { fileUrl: texts.document.noFile }],
])('%j is said at its field', (wrong, errors) => {
  expect(errorsOf(documentForm, { ...filled, ...wrong })).toEqual(errors)
})

test('of the file its address and that of its small copy are sent', () => {
  const body = toBody({ ...filled, title: ' Plan ', ...valuesFrom(upload, '/api/file/y') })
  expect(body).toMatchObject({
    title: 'Plan',
    branchId: 'All',
    fileUrl: upload.url,
    previewUrl: '/api/file/y',
  })
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['mediaType']))
})

test('a file that somebody else put in its place comes with all that is known of it, unless one was attached here', () => {
  const opened = { ...filled, version: 3 }
  const mine = { ...opened, title: 'The plan', fileUrl: `${upload.url}?signed=anew` }
  const photo = { ...upload, url: '/api/file/z', name: 'photo.png', type: 'image/png' }
  const theirs = { ...opened, version: 4, ...valuesFrom(photo, '/api/file/small') }
  expect(rebaseDocument(opened, mine, theirs)).toEqual({ ...theirs, title: 'The plan' })

  const attached = { ...mine, ...valuesFrom({ ...upload, url: '/api/file/mine' }) }
  expect(rebaseDocument(opened, attached, theirs)).toEqual({ ...attached, version: 4 })
})
