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

/** pdfkit scales what it is given in place. */
const copyOf = (run: GlyphRun): GlyphRun =>
  Object.assign(Object.create(Object.getPrototypeOf(run)), run, {
    positions: run.positions.map((position) => ({ ...position })),
  })
