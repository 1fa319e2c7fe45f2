import { exportLeaves, listLeaves } from '@tahi/contract'
import { expect, it } from 'vitest'
import { openApi } from './openapi.ts'

interface Document {
  paths: Record<string, { get: { parameters: { name: string; schema: object }[] } }>
}

it('says what a day is written as, and by what a list and its spreadsheet are sorted', () => {
  const { paths } = openApi([listLeaves, exportLeaves]) as Document
  for (const path of ['/api/leave/{id}', '/api/leave/export']) {
    const parameters = paths[path]?.get.parameters ?? []
    const schema = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema
    expect(schema('from'), path).toMatchObject({ type: 'string', format: 'date' })
    expect(schema('sort'), path).toMatchObject({
      type: 'string',
      enum: expect.arrayContaining(['lastName', '-lastName', 'date', '-date']),
    })
  }
})
