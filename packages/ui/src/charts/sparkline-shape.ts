/** The picture's units: 100 wide, 32 high; a line keeps a margin of 2. */
const [width, height, margin] = [100, 32, 2]

/** The points of a line through the values, scaled from the lowest to the highest; in the middle when all are equal. */
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

/** A bar for each value, starting at 0; the highest value fills the height, and 0 is drawn 1 high. */
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
