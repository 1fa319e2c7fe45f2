import { Canvas, type Colour, type Paint, type Point } from './canvas.ts'
import { colours, lit, moved, outline, oval, pad, stitch, tinted } from './shapes.ts'

const { cream, sand, indigo, navy, coral, mustard, leaf, sky, rose, charcoal, white } = colours

const every = (at: number, step: number, width: number): boolean => ((at % step) + step) % step < width

const gingham =
  (colour: Colour, step = 36): Paint =>
  (x, y) =>
    tinted(colour, 0.84 - (every(x, step, step / 2) ? 0.42 : 0) - (every(y, step, step / 2) ? 0.42 : 0))

const stripes =
  (colours: readonly [Colour, Colour], step = 22): Paint =>
  (x) =>
    every(x, step, step / 2) ? colours[0] : colours[1]

const twill =
  (colour: Colour): Paint =>
  (x, y) =>
    tinted(colour, every(x + y * 1.4, 9, 4) ? 0.14 : every(x, 5, 1) ? -0.16 : 0)

const plaid =
  (ground: Colour, one: Colour, other: Colour): Paint =>
  (x, y) => {
    const lines = [every(x, 74, 22), every(y, 74, 22)]
    if (every(x + 37, 74, 4) || every(y + 37, 74, 4)) return other
    if (lines[0] && lines[1]) return one
    return lines[0] || lines[1] ? tinted(one, 0.4) : ground
  }

const herringbone =
  (colour: Colour): Paint =>
  (x, y) =>
    tinted(colour, every(y + (every(x, 48, 24) ? x : -x), 12, 6) ? 0.3 : -0.04)

const dots =
  (ground: Colour, dot: Colour): Paint =>
  (x, y) => {
    const row = Math.floor(y / 26)
    const across = ((x + (row % 2) * 17) % 34) - 17
    return Math.hypot(across, (y % 26) - 13) < 5.5 ? dot : ground
  }

/** A square of cloth, cut with pinking shears. */
function pinked(x: number, y: number, size: number): Point[] {
  const teeth = Math.round(size / 13)
  const side = (at: number): number => (at / teeth) * size
  const range = Array.from({ length: teeth }, (_, index) => index)
  return [
    ...range.flatMap((at): Point[] => [
      [x + side(at), y],
      [x + side(at + 0.5), y - 6],
    ]),
    ...range.flatMap((at): Point[] => [
      [x + size, y + side(at)],
      [x + size + 6, y + side(at + 0.5)],
    ]),
    ...range.flatMap((at): Point[] => [
      [x + size - side(at), y + size],
      [x + size - side(at + 0.5), y + size + 6],
    ]),
    ...range.flatMap((at): Point[] => [
      [x, y + size - side(at)],
      [x - 6, y + size - side(at + 0.5)],
    ]),
  ]
}

/** Six swatches of the season. */
export function swatches(): Buffer {
  const canvas = new Canvas(lit([232, 224, 210], 0))
  const cloths = [
    gingham(indigo),
    plaid(sand, coral, navy),
    twill(navy),
    stripes([white, sky]),
    herringbone([150, 128, 100]),
    dots(leaf, cream),
  ]
  for (const [index, cloth] of cloths.entries()) {
    const square = pinked(96 + (index % 3) * 242, 72 + Math.floor(index / 3) * 274, 206)
    for (const far of [12, 7]) canvas.fill(moved(square, far / 2, far), charcoal, 0.1)
    canvas.fill(square, cloth)
    const [x, y] = square[0] ?? [0, 0]
    canvas.fill(oval(x + 103, y + 18, 7), coral)
    canvas.fill(oval(x + 101, y + 16, 2.5), white)
  }
  return canvas.png()
}

/** Spools of thread on two shelves. */
export function spools(): Buffer {
  const canvas = new Canvas(lit([238, 232, 222], 0))
  const threads: readonly Colour[] = [
    indigo,
    coral,
    mustard,
    leaf,
    sky,
    rose,
    navy,
    sand,
    [150, 84, 120],
    charcoal,
  ]
  const wood: Colour = [196, 154, 108]
  for (const down of [322, 610]) {
    canvas.fill(pad(40, down, 800, 22, 5), lit(wood, 0.03))
    canvas.fill(pad(40, down + 22, 800, 8, 3), charcoal, 0.14)
  }
  for (const [index, colour] of threads.entries())
    spool(canvas, 132 + (index % 5) * 154, index < 5 ? 322 : 610, colour)
  return canvas.png()
}

function spool(canvas: Canvas, x: number, bottom: number, colour: Colour): void {
  const wood: Colour = [226, 196, 152]
  const top = bottom - 210
  canvas.fill(oval(x + 10, bottom - 4, 58, 8), charcoal, 0.12)
  canvas.fill(pad(x - 54, bottom - 24, 108, 24, 8), lit(wood, 0.02))
  const wound = outline(
    [x - 44, top + 30],
    [x + 44, top + 30],
    [x + 54, top + 90, x + 54, bottom - 80, x + 46, bottom - 22],
    [x - 46, bottom - 22],
    [x - 54, bottom - 80, x - 54, top + 90, x - 44, top + 30],
  )
  canvas.fill(wound, (at, y) =>
    tinted(colour, 0.26 - ((at - x + 54) / 108) * 0.5 + (every(y + (at - x) * 0.12, 7, 3) ? 0.1 : 0)),
  )
  canvas.fill(pad(x - 54, top + 10, 108, 22, 8), lit(wood, 0.02))
  canvas.fill(oval(x, top + 12, 50, 9), tinted(wood, 0.2))
  canvas.fill(oval(x, top + 12, 12, 3), tinted(wood, -0.4))
}

/** Pieces of a pattern on kraft paper. */
export function patternPieces(): Buffer {
  const canvas = new Canvas((x, y) =>
    tinted([206, 178, 138], 0.06 + Math.sin(x * 0.9 + Math.sin(y * 0.7) * 3) * 0.012),
  )
  const paper: Colour = [250, 246, 236]
  const pieces = [
    outline(
      [110, 120],
      [190, 104],
      [200, 160, 250, 170, 300, 120],
      [380, 150],
      [350, 220, 352, 260, 386, 300],
      [392, 400, 386, 480, 380, 560],
      [120, 566],
      [112, 420, 108, 260, 110, 120],
    ),
    outline(
      [470, 330],
      [500, 200, 560, 110, 610, 104],
      [670, 112, 730, 200, 760, 330],
      [720, 356],
      [650, 330, 580, 330, 510, 356],
    ),
    outline([474, 430], [580, 404, 690, 404, 790, 430], [796, 492], [690, 470, 580, 470, 470, 492]),
    pad(500, 532, 170, 72, 10),
    pad(706, 532, 80, 72, 10),
  ]
  for (const piece of pieces) {
    canvas.fill(moved(piece, 5, 9), charcoal, 0.16)
    canvas.fill(piece, paper)
    const [x, y] = middleOf(piece)
    const seam = piece.map(([px, py]): Point => [x + (px - x) * 0.91, y + (py - y) * 0.91])
    stitch(canvas, [...seam, seam[0] ?? [x, y]], indigo, { width: 2.4, long: 9, gap: 7 })
  }
  for (const [x, from, to] of [
    [250, 260, 500],
    [614, 170, 300],
  ] as const) {
    stitch(
      canvas,
      [
        [x, from],
        [x, to],
      ],
      coral,
      { long: 400, gap: 0, width: 3 },
    )
    canvas.fill(
      [
        [x - 3, from],
        [x + 3, from],
        [x + 3, to],
        [x - 3, to],
      ],
      coral,
    )
    canvas.fill(
      [
        [x, from - 20],
        [x - 10, from],
        [x + 10, from],
      ],
      coral,
    )
    canvas.fill(
      [
        [x, to + 20],
        [x - 10, to],
        [x + 10, to],
      ],
      coral,
    )
  }
  return canvas.png()
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [px, py]): [number, number] => [x + px, y + py], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}
