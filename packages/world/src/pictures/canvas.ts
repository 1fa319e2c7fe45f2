import { pngOf } from '../files/png.ts'

export type Point = readonly [x: number, y: number]
/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]
/** One colour, or a function of the position, for patterns and light. */
export type Paint = Colour | ((x: number, y: number) => Colour)

/** Sample lines per row of pixels, for smooth edges. */
const cuts = 4

/** A picture on which shapes are painted over one another. */
export class Canvas {
  readonly width = 880
  readonly height = 660
  readonly #pixels = new Uint8Array(this.width * this.height * 3)

  constructor(ground: Paint) {
    this.fill(
      [
        [0, 0],
        [this.width, 0],
        [this.width, this.height],
        [0, this.height],
      ],
      ground,
    )
  }

  /** @param strength 0 to 1; below 1 the background shines through */
  fill(shape: readonly Point[], paint: Paint, strength = 1): void {
    const [left, right] = reach(
      shape.map(([x]) => x),
      this.width,
    )
    const [top, bottom] = reach(
      shape.map(([, y]) => y),
      this.height,
    )
    const edges = edgesOf(shape)
    const covered = new Float32Array(right - left)
    for (let y = top; y < bottom; y++) {
      covered.fill(0)
      for (let cut = 0; cut < cuts; cut++) {
        const crossed = crossings(edges, y + (cut + 0.5) / cuts)
        for (let index = 0; index + 1 < crossed.length; index += 2)
          cover(covered, (crossed[index] ?? 0) - left, (crossed[index + 1] ?? 0) - left)
      }
      this.#blend([left, y], covered, paint, strength)
    }
  }

  png(): Buffer {
    return pngOf(this.width, this.height, this.#pixels)
  }

  /** @param covered share of each pixel, from `left` on, that is painted */
  #blend([left, y]: Point, covered: Float32Array, paint: Paint, strength: number): void {
    const pixels = this.#pixels
    for (let at = 0; at < covered.length; at++) {
      const share = Math.min(1, covered[at] ?? 0) * strength
      if (share === 0) continue
      const [red, green, blue] = typeof paint === 'function' ? paint(left + at, y) : paint
      const place = (y * this.width + left + at) * 3
      pixels[place] = mixed(pixels[place], red, share)
      pixels[place + 1] = mixed(pixels[place + 1], green, share)
      pixels[place + 2] = mixed(pixels[place + 2], blue, share)
    }
  }
}

const mixed = (under = 0, over: number, share: number): number => Math.round(under + (over - under) * share)

/** From the first touched pixel to the one after the last. */
const reach = (places: readonly number[], end: number): [number, number] => [
  Math.max(0, Math.floor(Math.min(...places))),
  Math.min(end, Math.ceil(Math.max(...places))),
]

/** A shape's edges as x and y of both ends, in one flat array, because every row of the picture reads all of them. */
function edgesOf(shape: readonly Point[]): Float64Array {
  return new Float64Array(shape.flatMap((point, index) => [...(shape.at(index - 1) ?? point), ...point]))
}

/** Where a horizontal line crosses a shape's edges, from left to right. */
function crossings(edges: Float64Array, y: number): number[] {
  const found: number[] = []
  for (let at = 0; at < edges.length; at += 4) {
    const [y1, y2] = [edges[at + 1] ?? 0, edges[at + 3] ?? 0]
    if (y1 > y === y2 > y) continue
    const [x1, x2] = [edges[at] ?? 0, edges[at + 2] ?? 0]
    found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  }
  return found.sort((one, other) => one - other)
}

function cover(covered: Float32Array, from: number, to: number): void {
  const [left, right] = [Math.max(0, from), Math.min(covered.length, to)]
  for (let x = Math.floor(left); x < right; x++) {
    const part = Math.min(x + 1, right) - Math.max(x, left)
    covered[x] = (covered[x] ?? 0) + part / cuts
  }
}
