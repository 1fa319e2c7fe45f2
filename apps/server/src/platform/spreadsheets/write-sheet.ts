import writeExcelFile from 'write-excel-file/node'

/** The longest text that a cell and a sheet's name may hold (C9). */
const longest = { cell: 32_767, name: 31 }

export interface Sheet {
  readonly name: string
  readonly columns: readonly { readonly title: string; readonly width?: number; readonly format?: string }[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/** @returns the bytes of an .xlsx file with one sheet, its first row the titles */
export async function writeSheet({ name, columns, rows }: Sheet): Promise<Buffer> {
  const titles = columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }))
  const cells = rows.map((row) => row.map((value, index) => cell(value, columns[index]?.format)))
  const sheet = await writeExcelFile([titles, ...cells], {
    sheet: name.slice(0, longest.name),
    columns: columns.map(({ width }) => ({ width: width ?? 16 })),
    stickyRowsCount: 1,
  })
  return sheet.toBuffer()
}

function cell(value: string | number | null, format: string | undefined) {
  if (value === null || value === '') return null
  if (typeof value === 'string') return { value: value.slice(0, longest.cell), type: String }
  return { value, type: Number, ...(format && { format }) }
}
