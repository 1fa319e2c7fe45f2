/**
 * The brand's name in up to three lines (C2 Register screen): the product, and the company's name broken between two words
 * so that the longer of its lines is as short as can be.
 */
export function brandLines(companyName: string): string[] {
  if (companyName === 'Tahi') return ['Tahi']
  const words = companyName.split(/\s+/)
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)])
  const lines = breaks.map((parts) => parts.map((part) => part.join(' ')))
  const longest = (parts: string[]) => Math.max(...parts.map(({ length }) => length))
  const [best = [companyName]] = lines.sort((one, other) => longest(one) - longest(other))
  return ['Tahi', ...best]
}
