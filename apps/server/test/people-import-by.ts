import {
  applyPeopleImport,
  exportPeople,
  listPeopleImportRows,
  type PeopleImport,
  previewPeopleImport,
  readPeopleImport,
} from '@tahi/contract'
import { readSheet } from 'read-excel-file/node'
import { vi } from 'vitest'
import { writeSheet } from '../src/platform/spreadsheets/write-sheet.ts'
import { sendFile } from './send-file.ts'
import type { Person, TestServer } from './server.ts'

export type Cells = (string | number | null)[][]

/** What a person does with imports of people. */
export const peopleImportBy = (tahi: TestServer, person: Person) => ({
  send: (content: string | Buffer) =>
    sendFile<PeopleImport>(tahi, person, { url: previewPeopleImport.path, fileName: 'people.xlsx', content }),
  /** Sends a file and waits until it is read. */
  async preview(content: string | Buffer): Promise<PeopleImport> {
    const { status, body } = await this.send(content)
    if (status !== 200) throw new Error(`The preview failed: ${body.msg}`)
    return this.until(body.data._id, ['ready', 'failed'])
  },
  /** The same with cells, as a spreadsheet whose first row names the columns. */
  async previewCells([header = [], ...rows]: Cells): Promise<PeopleImport> {
    const columns = header.map((title) => ({ title: String(title) }))
    return this.preview(await writeSheet({ name: 'People', columns, rows }))
  },
  read: async (id: string): Promise<PeopleImport> =>
    (await tahi.call(person, readPeopleImport, { params: { id } })).ok.data,
  rows: async (id: string) =>
    (await tahi.call(person, listPeopleImportRows, { params: { id }, query: {} })).ok.data,
  /** Carries an import out and waits until that is over, well or not. */
  async apply(id: string): Promise<PeopleImport> {
    const { data } = (await tahi.call(person, applyPeopleImport, { body: { _id: id } })).ok
    return this.until(data._id, ['ready', 'imported'])
  },
  until: (id: string, states: readonly PeopleImport['state'][]): Promise<PeopleImport> =>
    vi.waitFor(
      async () => {
        const answer = await tahi.call(person, readPeopleImport, { params: { id } })
        const read = answer.ok.data
        if (!states.includes(read.state)) throw new Error(`It is still ${read.state}`)
        return read
      },
      { timeout: 60_000, interval: 20 },
    ),
  /** The list's export, as cells. */
  async exported(): Promise<Cells> {
    const { raw } = await tahi.call(person, exportPeople, { query: {} })
    return (await readSheet(raw)) as unknown as Cells
  },
})
