/** The picture's units: 100 wide, 32 high; a line keeps two away from the edges. */
const [width, height, margin] = [100, 32, 2]

/** The points of a line through the values: from the lowest of them to the highest, in the middle where all are one. */
export function lineOf(values: readonly number[]): string {
  const lowest = Math.min(...values)
  const span = Math.max(...values) - lowest
  const step = width / Math.max(1, values.length - 1)
  return values
    .map((value, index) => {
      const share = span === 0 ? 0.5 : (value - lowest) / span
      return `${round(index * step)},${round(height - margin - share * (height - 2 * margin))}`
    })
    .join(' ')
}

/** A bar for each value, from 0 up; the highest value's is as high as the picture, and 0 is a trace. */
export function barsOf(values: readonly number[]): { x: number; width: number; height: number }[] {
  const highest = Math.max(1, ...values)
  const step = width / Math.max(1, values.length)
  return values.map((value, index) => ({
    x: round(index * step),
    width: round(step * 0.68),
    height: Math.max(1, round((value / highest) * height)),
  }))
}

const round = (value: number): number => Math.round(value * 100) / 100
