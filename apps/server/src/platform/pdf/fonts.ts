import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type GlyphRun } from 'fontkit'

/** Inter has ₱ and every letter of the company's languages; the fonts built into PDF readers have no ₱. */
export interface Fonts {
  readonly regular: Font
  readonly bold: Font
}

let read: Fonts | undefined

/** The fonts of all papers, loaded once: loading takes ten times as long as writing a payslip. */
export function fonts(): Fonts {
  read ??= {
    regular: open(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
    bold: open(require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
  }
  return read
}

const require = createRequire(import.meta.url)

/** Tabular figures, so that amounts align; no contextual alternates, which take most of the layout time. */
const features = { tnum: true, calt: false }

/** Words cached per font; beyond these the cache is cleared. */
const mostWords = 5_000

function open(file: string): Font {
  const font = create(readFileSync(file))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts, not one`)
  const layout = font.layout.bind(font)
  const points = new Set(font.characterSet)
  // A letter that the font lacks would be drawn as a box, and read as nothing.
  const drawable = (text: string) =>
    Array.from(text, (letter) => (points.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('')
  readGlyphs(font)
  const known = new Map<string, GlyphRun>()
  // pdfkit lays out word by word, and papers repeat their words.
  font.layout = (text) => {
    const run = known.get(text) ?? layout(drawable(text), features)
    if (known.size >= mostWords) known.clear()
    known.set(text, run)
    return copyOf(run)
  }
  return font
}

/**
 * Loads each glyph with its own code point. fontkit caches a glyph as it is first met. First met as a component of another
 * (n of ñ, a dot of …), it would have no code point: every later paper would show ₱2,150.00 but let readers search and hear
 * ₱2,15000.
 */
function readGlyphs(font: Font): void {
  for (const point of font.characterSet) if (!isPrivate(point)) font.glyphForCodePoint(point)
  // Figures and the characters among them have glyphs of their own when tabular.
  for (let point = 0x20; point < 0x7f; point++) font.layout(String.fromCodePoint(point), features)
}

/** A private-use code point, which no text contains. */
const isPrivate = (point: number): boolean => point >= 0xe000 && point <= 0xf8ff

/** A copy, because pdfkit scales the positions in place. */
const copyOf = (run: GlyphRun): GlyphRun =>
  Object.assign(Object.create(Object.getPrototypeOf(run)), run, {
    positions: run.positions.map((position) => ({ ...position })),
  })
