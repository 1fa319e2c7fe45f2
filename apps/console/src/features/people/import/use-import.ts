import { readPeopleImport } from '@tahi/contract'
import { queryOf } from '../../../platform/calls.ts'
import { useImport } from '../../../platform/import/any-import.ts'

export const peopleImportQuery = (id: string) => queryOf(readPeopleImport, { params: { id } })

export const usePeopleImport = (id: string | undefined) =>
  useImport(peopleImportQuery(id ?? ''), id !== undefined)
