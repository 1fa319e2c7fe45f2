import { describe, expect, it, vi } from 'vitest'
import { pdfText } from '../../../test/fixtures/pdf-text.ts'
import { column, drawPaper, mm, type Paper } from './paper.ts'
import { drawFacts, drawSignatures, drawTable } from './sections.ts'

const about = {
  title: 'Register',
  author: 'Habi',
  language: 'en-PH',
  createdAt: new Date('2026-11-18T02:00:00Z'),
  foot: (page: number, pages: number) => ['Habi', `Page ${page} of ${pages}`] as const,
}
const drawn = async (draw: (paper: Paper) => void) => pdfText(await drawPaper(about, draw))

describe('a paper', () => {
  it('has a foot on each of its sheets, with how many there are', async () => {
    const sheets = await drawn((paper) => {
      paper.line('first', { size: 9 })
      paper.y += 250 * mm
      expect(paper.room(5 * mm)).toBe(false)
      expect(paper.room(30 * mm)).toBe(true)
      paper.line('second', { size: 9 })
    })
    expect(sheets).toEqual([
      ['first', 'Habi', 'Page 1 of 2'],
      ['second', 'Habi', 'Page 2 of 2'],
    ])
  })

  it('cuts a line that is too long, and wraps a text', async () => {
    const long = 'Bartolina '.repeat(40)
    const [sheet = []] = await drawn((paper) => {
      paper.line(long, { size: 9 }, { width: 60 * mm })
      paper.wrapped(long, { size: 9 }, { x: column.left, width: 60 * mm })
      expect(paper.height(long, { size: 9 }, 60 * mm)).toBeGreaterThan(10 * 9)
    })
    expect(sheet[0]).toMatch(/^Bartolina .*[^ ]…$/)
    expect(
      sheet
        .slice(1, -2)
        .join(' ')
        .match(/Bartolina/g),
    ).toHaveLength(40)
    expect(sheet.length).toBeGreaterThan(8)
  })

  it('puts into one line what was typed in several', async () => {
    const [sheet] = await drawn((paper) => paper.line('118 Rizal Street\nBulacan', { size: 9 }))
    expect(sheet?.[0]).toBe('118 Rizal Street Bulacan')
  })

  it('repeats a table’s head on every sheet, and parts no row', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => ({ cells: [`row ${index}`, `${index} pieces`] }))
    const sheets = await drawn((paper) => {
      const columns = [
        { label: 'Name', part: 0.5 },
        { label: 'Pieces', part: 0.5, end: true },
      ]
      drawTable(paper, { columns, rows, empty: 'none' })
      drawSignatures(paper, ['Prepared by', 'Received by'])
    })
    expect(sheets.length).toBeGreaterThan(1)
    for (const sheet of sheets) expect(sheet.slice(0, 2)).toEqual(['Name', 'Pieces'])
    const body = sheets.flatMap((sheet) => sheet.filter((text) => /^(row \d+|\d+ pieces)$/.test(text)))
    expect(body).toEqual(rows.flatMap(({ cells }) => cells))
    expect(sheets.at(-1)).toContain('Received by')
  })

  it('shows a long fact to its end, and what follows below it', async () => {
    const factsOf = async (name: string) => {
      let bottom = 0
      const [sheet = []] = await drawn((paper) => {
        drawFacts(paper, [
          ['Employee', name],
          ['User ID', 'EMP-00124'],
          ['Branch', 'San Isidro'],
        ])
        bottom = paper.y
      })
      return { words: sheet.join(' ').replaceAll('  ', ' '), bottom }
    }
    const name = 'Villanueva-Santos de la Concepción, Maria Concepcion Angelica Bernadette'
    const [short, long] = [await factsOf('Cruz, Ana'), await factsOf(name)]
    expect(long.words).toContain(`Employee ${name} User ID EMP-00124 Branch`)
    expect(long.bottom).toBeGreaterThan(short.bottom + 9)
  })

  it('says so where a table is empty', async () => {
    const columns = [{ label: 'Name', part: 1 }]
    const [sheet = []] = await drawn((paper) => drawTable(paper, { columns, rows: [], empty: 'Nothing yet' }))
    expect(sheet.slice(0, 2)).toEqual(['Name', 'Nothing yet'])
  })

  it('has ₱ in its fonts, and names no font that it does not carry', async () => {
    const pdf = await drawPaper(about, (paper) => paper.line('₱1,234.50', { size: 9, bold: true }))
    expect(pdfText(pdf)[0]?.[0]).toBe('₱1,234.50')
    expect(pdf.toString('latin1')).not.toContain('Helvetica')
  })

  it('has a question mark for each letter that its fonts lack, and cuts a line of them', async () => {
    const [sheet = []] = await drawn((paper) => {
      paper.line('李明 Ñiña 🧵', { size: 9 })
      paper.line('李'.repeat(80), { size: 9 }, { width: 60 * mm })
    })
    expect(sheet[0]).toBe('?? Ñiña ?')
    expect(sheet[1]).toMatch(/^\?{10,60}…$/)
  })

  it('is read as it is drawn, whatever letters were drawn first', async () => {
    vi.resetModules()
    const fresh = await import('./paper.ts')
    const read = async (text: string) => {
      const sheet = await fresh.drawPaper({ ...about, foot: () => ['', ''] }, (paper) => {
        paper.line(text, { size: 9 })
        paper.y += 9
        paper.line(text, { size: 9, bold: true })
      })
      return pdfText(sheet)[0]?.slice(0, 2)
    }
    // Each of these has glyphs whose components are letters or signs themselves.
    for (const text of ['Ñuñez…', 'José ½ ä; ñ', 'Nueve Jose ₱2,150.00 1:30 /'])
      expect(await read(text)).toEqual([text, text])
  })
})
