import { inflateSync } from 'node:zlib'

/** The texts of a PDF that the product made, sheet by sheet, in the order they were drawn: what a reader's search finds. */
export function pdfText(pdf: Buffer): string[][] {
  const objects = objectsOf(pdf)
  const stream = (number: string | undefined) => objects.get(number ?? '')?.stream ?? ''
  const head = (number: string | undefined) => objects.get(number ?? '')?.head ?? ''
  const sheets = head([...objects.keys()].find((number) => /\/Kids/.test(head(number))))
    .match(/\/Kids \[([^\]]*)\]/)?.[1]
    ?.match(/\d+(?= 0 R)/g)
  return (sheets ?? []).map((sheet) => {
    const fonts = new Map<string, string[]>()
    const named = head(head(sheet).match(/\/Resources (\d+)/)?.[1]).matchAll(/\/(F\d+) (\d+) 0 R/g)
    for (const [, name = '', font] of named)
      fonts.set(name, lettersOf(stream(head(font).match(/\/ToUnicode (\d+)/)?.[1])))
    return drawnOn(stream(head(sheet).match(/\/Contents (\d+)/)?.[1]), fonts)
  })
}

function objectsOf(pdf: Buffer): Map<string, { head: string; stream?: string }> {
  const found = pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map(
    Array.from(found, ([, number = '', body = '']) => {
      const [head = '', packed] = body.split(/stream\n([\s\S]*)\nendstream/)
      if (packed === undefined || !head.includes('/FlateDecode')) return [number, { head }]
      return [number, { head, stream: inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') }]
    }),
  )
}

/** The text of each glyph, by its number. */
const lettersOf = (map: string): string[] =>
  Array.from(map.matchAll(/<([0-9a-f ]*)>(?=[ \]])/g), ([, units = '']) =>
    unicode(units.replaceAll(' ', '')),
  ).slice(2)

const drawnOn = (content: string, fonts: ReadonlyMap<string, string[]>): string[] =>
  Array.from(content.matchAll(/BT\n[\s\S]*?\/(F\d+) [\s\S]*?\[(.*)\] TJ/g), ([, font = '', drawn = '']) =>
    Array.from(drawn.matchAll(/<([0-9a-f]*)>/g), ([, glyphs = '']) =>
      (glyphs.match(/.{4}/g) ?? [])
        .map((glyph) => fonts.get(font)?.[Number.parseInt(glyph, 16)] ?? '?')
        .join(''),
    ).join(''),
  )

const unicode = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))
