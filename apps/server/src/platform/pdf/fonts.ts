import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type GlyphRun } from 'fontkit'

/** Inter has ₱ and every letter of the company's languages; the fonts that PDF readers bring along have no ₱. */
export interface Fonts {
  readonly regular: Font
  readonly bold: Font
}

let read: Fonts | undefined

/** The fonts of every paper, read once: reading them takes ten times as long as writing a payslip with them. */
export function fonts(): Fonts {
  read ??= {
    regular: open(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
    bold: open(require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
  }
  return read
}

const require = createRequire(import.meta.url)

/** Figures of one width, so that amounts stand under each other; letters without their variants, which take most of the time. */
const features = { tnum: true, calt: false }

/** Of each font; then it begins anew. */
const mostWords = 5_000

function open(file: string): Font {
  const font = create(readFileSync(file))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts, not one`)
  const layout = font.layout.bind(font)
  readGlyphs(font)
  const known = new Map<string, GlyphRun>()
  // pdfkit lays out word by word, and papers repeat their words.
  font.layout = (text) => {
    const run = known.get(text) ?? layout(text, features)
    if (known.size >= mostWords) known.clear()
    known.set(text, run)
    return copyOf(run)
  }
  return font
}

/**
 * Reads each glyph as what it stands for. fontkit keeps it as it was first met, and as a part of another, n of ñ or a point
 * of …, it stands for nothing: from then on every paper would show ₱2,150.00 and let its reader find and hear ₱2,15000.
 */
function readGlyphs(font: Font): void {
  for (const point of font.characterSet) if (!isPrivate(point)) font.glyphForCodePoint(point)
  // Figures, and the signs among them, have glyphs of their own for one width.
  for (let point = 0x20; point < 0x7f; point++) font.layout(String.fromCodePoint(point), features)
}

/** A code of the font's own, which no text has, for a glyph that stands for another. */
const isPrivate = (point: number): boolean => point >= 0xe000 && point <= 0xf8ff

/** pdfkit scales what it is given in place. */
const copyOf = (run: GlyphRun): GlyphRun =>
  Object.assign(Object.create(Object.getPrototypeOf(run)), run, {
    positions: run.positions.map((position) => ({ ...position })),
  })
