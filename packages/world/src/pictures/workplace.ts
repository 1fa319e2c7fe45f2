import { Canvas, type Colour, type Point } from './canvas.ts'
import { box, colours, draw, lit, outline, oval, pad, stitch, tinted } from './shapes.ts'

const { cream, sand, indigo, navy, coral, mustard, leaf, charcoal, white } = colours

/** A sewing machine at work. */
export function machine(ground: Colour): Buffer {
  const canvas = new Canvas(lit(ground, 0))
  const table: Colour = [190, 146, 100]
  const body = lit(cream, 0.015)
  canvas.fill(box(0, 500, 880, 160), lit(table, 0.02))
  canvas.fill(box(0, 500, 880, 10), tinted(table, 0.25))
  canvas.fill(pad(130, 442, 620, 60, 16), body)
  canvas.fill(
    outline([560, 444], [566, 330, 556, 280, 540, 250], [736, 210], [748, 300, 744, 380, 744, 444]),
    body,
  )
  canvas.fill(
    outline(
      [204, 180],
      [212, 156, 240, 146, 270, 146],
      [690, 140],
      [730, 144, 744, 170, 742, 214],
      [742, 262],
      [300, 270],
      [300, 344],
      [206, 344],
    ),
    body,
  )
  canvas.fill(pad(330, 184, 190, 38, 19), indigo)
  canvas.fill(oval(760, 214, 34, 62), charcoal)
  canvas.fill(oval(766, 214, 24, 50), tinted(charcoal, 0.25))
  for (const [x, y] of [
    [612, 330],
    [672, 330],
    [612, 384],
  ] as const) {
    canvas.fill(oval(x, y, 19), tinted(cream, -0.16))
    canvas.fill(oval(x, y, 13), navy)
    draw(
      canvas,
      [
        [x, y],
        [x + 6, y - 8],
      ],
      3,
      cream,
    )
  }
  canvas.fill(box(388, 96, 7, 52), charcoal)
  canvas.fill(pad(362, 78, 60, 62, 8), (_, y) => tinted(coral, y % 8 < 4 ? 0.16 : 0))
  draw(canvas, outline([392, 80], [330, 60, 270, 90, 252, 150], [252, 250], [252, 400]), 2.5, coral)
  canvas.fill(box(240, 344, 24, 34), charcoal)
  canvas.fill(box(250, 376, 5, 70), tinted(charcoal, 0.4))
  canvas.fill(outline([226, 430], [280, 430], [292, 442], [214, 442]), charcoal)
  const cloth = outline(
    [20, 560],
    [60, 470, 140, 436, 250, 440],
    [360, 440, 450, 442, 470, 452],
    [420, 500, 330, 560, 300, 640],
    [20, 640],
  )
  canvas.fill(cloth, lit(indigo, 0.07))
  stitch(canvas, outline([252, 446], [190, 470, 120, 540, 96, 640]), cream, { width: 4, long: 14, gap: 9 })
  return canvas.png()
}

/** A floor plan with escape routes. */
export function floorPlan(): Buffer {
  const canvas = new Canvas([247, 246, 242])
  const wall: Colour = [84, 80, 74]
  canvas.fill(box(70, 70, 740, 520), white)
  for (const [x, y] of grid(130, 150, 6, 3, 92, 92)) {
    canvas.fill(pad(x, y, 66, 44, 5), [226, 231, 242])
    canvas.fill(oval(x + 33, y + 58, 9), [196, 205, 226])
  }
  for (const [x, y] of grid(130, 470, 3, 1, 116, 0)) canvas.fill(pad(x, y, 96, 66, 5), [240, 231, 212])
  for (const wallLine of [
    [
      [70, 70],
      [810, 70],
      [810, 300],
    ],
    [
      [810, 380],
      [810, 590],
      [480, 590],
    ],
    [
      [400, 590],
      [70, 590],
      [70, 70],
    ],
    [
      [70, 440],
      [330, 440],
    ],
    [
      [410, 440],
      [500, 440],
      [500, 520],
    ],
    [
      [690, 70],
      [690, 180],
    ],
    [
      [690, 260],
      [690, 300],
      [810, 300],
    ],
  ] as Point[][])
    draw(canvas, wallLine, 9, wall)
  const ways: Point[][] = [
    [
      [160, 416],
      [640, 416],
      [660, 340],
      [790, 340],
    ],
    [
      [440, 416],
      [440, 570],
    ],
    [
      [100, 130],
      [100, 416],
      [160, 416],
    ],
  ]
  for (const way of ways) stitch(canvas, way, leaf, { width: 6, long: 18, gap: 12 })
  exit(canvas, 822, 340, 'right')
  exit(canvas, 440, 602, 'down')
  for (const [x, y] of [
    [92, 92],
    [666, 92],
    [476, 464],
  ] as const) {
    canvas.fill(oval(x + 10, y + 10, 15), coral)
    canvas.fill(pad(x + 5, y + 4, 10, 15, 4), white)
  }
  canvas.fill(oval(750, 124, 20), mustard)
  canvas.fill(box(746, 112, 8, 24), white)
  canvas.fill(box(738, 120, 24, 8), white)
  return canvas.png()
}

function exit(canvas: Canvas, x: number, y: number, towards: 'right' | 'down'): void {
  canvas.fill(pad(x - 34, y - 26, 68, 52, 8), leaf)
  const arrow: Point[] = [
    [-18, -5],
    [2, -5],
    [2, -15],
    [20, 0],
    [2, 15],
    [2, 5],
    [-18, 5],
  ]
  canvas.fill(
    arrow.map(([ax, ay]): Point => (towards === 'right' ? [x + ax, y + ay] : [x - ay, y + ax])),
    white,
  )
}

/** Cartons on their pallets, ready to be shipped. */
export function cartons(): Buffer {
  const canvas = new Canvas((_, y) =>
    y < 470 ? tinted([214, 220, 228], 0.3 - y / 2400) : tinted([168, 164, 156], (y - 470) / 900),
  )
  for (const [x, y] of [
    [120, 560],
    [500, 560],
  ] as const) {
    for (const at of [0, 120, 236]) canvas.fill(box(x + at, y, 34, 36), [150, 110, 70])
    canvas.fill(box(x - 14, y - 16, 300, 18), [182, 138, 92])
    canvas.fill(box(x - 14, y + 36, 300, 14), [132, 96, 60])
    for (const [cx, cy] of grid(x, y - 144, 2, 1, 138, 0)) carton(canvas, cx, cy)
    for (const [cx, cy] of grid(x, y - 276, 2, 1, 138, 0)) carton(canvas, cx, cy)
    if (x < 200) carton(canvas, x + 66, y - 408)
  }
  return canvas.png()
}

function carton(canvas: Canvas, x: number, y: number): void {
  const board: Colour = [206, 168, 122]
  canvas.fill(box(x, y, 132, 128), lit(board, 0.01))
  canvas.fill(box(x + 126, y, 6, 128), tinted(board, -0.22))
  canvas.fill(box(x, y, 132, 5), tinted(board, 0.3))
  canvas.fill(box(x + 54, y, 24, 50), sand)
  canvas.fill(pad(x + 14, y + 72, 52, 38, 4), white)
  for (const [at, width] of [
    [20, 3],
    [27, 6],
    [36, 2],
    [42, 5],
    [51, 3],
    [57, 4],
  ] as const)
    canvas.fill(box(x + at, y + 78, width, 26), charcoal)
  stitch(
    canvas,
    [
      [x + 84, y + 92],
      [x + 118, y + 92],
    ],
    indigo,
    { width: 4 },
  )
}

/** The corners of a grid of things. */
const grid = (x: number, y: number, across: number, down: number, right: number, below: number): Point[] =>
  Array.from({ length: across * down }, (_, index) => [
    x + (index % across) * right,
    y + Math.floor(index / across) * below,
  ])
