import { zipOf } from './zip.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006'
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const types = (parts: Readonly<Record<string, string>>): string => `${declaration}
<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
  parts,
)
  .map(([path, type]) => `<Override PartName="${path}" ContentType="${type}"/>`)
  .join('')}</Types>`

const relationship = (kind: string, target: string): string => `${declaration}
<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/relationships/${kind}" Target="${target}"/></Relationships>`

/** A Word file: its title, then its paragraphs. */
export function docxOf(title: string, paragraphs: readonly string[]): Buffer {
  const paragraph = (text: string, style: string) =>
    `<w:p><w:pPr><w:spacing w:after="160"/></w:pPr><w:r><w:rPr>${style}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`
  const heading = paragraph(title, '<w:b/><w:sz w:val="36"/>')
  const text = paragraphs.map((each) => paragraph(each, '<w:sz w:val="22"/>')).join('')
  return zipOf({
    '[Content_Types].xml': types({
      '/word/document.xml':
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    }),
    '_rels/.rels': relationship('officeDocument', 'word/document.xml'),
    'word/document.xml': `${declaration}
<w:document xmlns:w="${word}"><w:body>${heading}${text}</w:body></w:document>`,
  })
}

/** A spreadsheet of one sheet. */
export function xlsxOf(name: string, rows: readonly (readonly (string | number)[])[]): Buffer {
  const cell = (value: string | number) =>
    typeof value === 'number'
      ? `<c><v>${value}</v></c>`
      : `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
  const data = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
  return zipOf({
    '[Content_Types].xml': types({
      '/xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
      '/xl/worksheets/sheet1.xml':
        'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml',
    }),
    '_rels/.rels': relationship('officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relationship('worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': `${declaration}
<workbook xmlns="${sheets}" xmlns:r="${office}/relationships"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `${declaration}
<worksheet xmlns="${sheets}"><cols><col min="1" max="6" width="22" customWidth="1"/></cols><sheetData>${data}</sheetData></worksheet>`,
  })
}
