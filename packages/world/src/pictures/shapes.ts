import type { Canvas, Colour, Paint, Point } from './canvas.ts'

/** A point to draw a straight line to, or a curve with its two handles. */
type Step = Point | readonly [number, number, number, number, number, number]

const finest = 18

/** An outline of straight lines and curves. */
export function outline(...steps: readonly Step[]): Point[] {
  const points: Point[] = []
  for (const step of steps) {
    const [x0, y0] = points.at(-1) ?? [0, 0]
    if (step.length === 2) points.push(step)
    else
      for (let part = 1; part <= finest; part++) {
        const [t, s] = [part / finest, 1 - part / finest]
        const at = (from: number, one: number, two: number, to: number) =>
          s ** 3 * from + 3 * s * s * t * one + 3 * s * t * t * two + t ** 3 * to
        points.push([at(x0, step[0], step[2], step[4]), at(y0, step[1], step[3], step[5])])
      }
  }
  return points
}

/** Mirrors the right half of a shape, from top to bottom: clothes are symmetrical. */
export const both = (half: readonly Point[], middle = 440): Point[] => [
  ...half,
  ...half.map(([x, y]): Point => [2 * middle - x, y]).reverse(),
]

export const flipped = (points: readonly Point[], middle = 440): Point[] =>
  points.map(([x, y]) => [2 * middle - x, y])

export const moved = (points: readonly Point[], right: number, down: number): Point[] =>
  points.map(([x, y]) => [x + right, y + down])

export const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

export const oval = (x: number, y: number, across: number, down = across): Point[] =>
  Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * 2 * Math.PI
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * down]
  })

/** A box with round corners. */
export const pad = (x: number, y: number, width: number, height: number, round: number): Point[] => {
  const [right, bottom, k] = [x + width, y + height, round * 0.45]
  return outline(
    [x + round, y],
    [right - round, y],
    [right - k, y, right, y + k, right, y + round],
    [right, bottom - round],
    [right, bottom - k, right - k, bottom, right - round, bottom],
    [x + round, bottom],
    [x + k, bottom, x, bottom - k, x, bottom - round],
    [x, y + round],
    [x, y + k, x + k, y, x + round, y],
  )
}

/** A line of the given width, with round ends and bends. */
export function draw(canvas: Canvas, line: readonly Point[], width: number, paint: Paint): void {
  for (const [index, [x1, y1]] of line.entries()) {
    canvas.fill(oval(x1, y1, width / 2), paint)
    const next = line[index + 1]
    if (!next) break
    const [x2, y2] = next
    const long = Math.hypot(x2 - x1, y2 - y1) || 1
    const [dx, dy] = [((y2 - y1) / long) * (width / 2), ((x1 - x2) / long) * (width / 2)]
    canvas.fill(
      [
        [x1 + dx, y1 + dy],
        [x2 + dx, y2 + dy],
        [x2 - dx, y2 - dy],
        [x1 - dx, y1 - dy],
      ],
      paint,
    )
  }
}

/** A running stitch along a line: the product's own mark. */
export function stitch(
  canvas: Canvas,
  line: readonly Point[],
  paint: Paint,
  { long = 11, gap = 8, width = 3 }: { long?: number; gap?: number; width?: number } = {},
): void {
  let gone = 0
  let begun: Point | undefined
  for (const [index, from] of line.entries()) {
    const to = line[index + 1]
    if (!to) break
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    for (let at = 0; at < length; at += 1) {
      const place: Point = [
        from[0] + ((to[0] - from[0]) * at) / length,
        from[1] + ((to[1] - from[1]) * at) / length,
      ]
      const within = (gone + at) % (long + gap)
      if (within < 1) begun = place
      if (within >= long && begun) {
        draw(canvas, [begun, place], width, paint)
        begun = undefined
      }
    }
    gone += length
  }
}

/** @param by below 0 darker, above 0 lighter, to 1 */
export function tinted([red, green, blue]: Colour, by: number): Colour {
  if (by < 0) return [red + red * by, green + green * by, blue + blue * by]
  return [red + (255 - red) * by, green + (255 - green) * by, blue + (255 - blue) * by]
}

/** A colour under a light from the upper left, with the folds of cloth. */
export const lit =
  (colour: Colour, folds = 0.05): Paint =>
  (x, y) =>
    tinted(colour, 0.1 - (x + y) / 9000 + Math.sin(x / 34 + y / 150) * folds)

export const colours = {
  cream: [245, 241, 232],
  sand: [222, 204, 170],
  indigo: [51, 72, 146],
  navy: [38, 50, 92],
  coral: [222, 112, 88],
  mustard: [222, 164, 58],
  leaf: [74, 142, 104],
  sky: [142, 178, 208],
  rose: [226, 182, 172],
  charcoal: [62, 58, 54],
  white: [252, 250, 246],
} as const satisfies Record<string, Colour>
