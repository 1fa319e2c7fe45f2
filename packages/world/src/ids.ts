import { hashOf, keyOf } from './random.ts'

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/**
 * Makes the ids of one kind of record: UUIDv7 in form, so they sort by the time that they carry. They are unique by
 * the record's number alone. The same seed, kind, number and time give the same id.
 */
export function idsOf(seed: number, kind: string): (number: number, milliseconds: number) => string {
  const key = hashOf(seed, keyOf(kind))
  const afterVersion = hex(key & 0xfff, 3)
  const variant = hex(0x8000 | ((key >>> 12) & 0x3fff), 4)
  return (number, milliseconds) => {
    const time = hex(milliseconds, 12)
    // Multiplying by an odd number maps 32 bits one to one: no two numbers share a tail.
    const tail = hex(hashOf(key, number) & 0xffff, 4) + hex((Math.imul(number, 0x9e3779b1) ^ key) >>> 0, 8)
    return `${time.slice(0, 8)}-${time.slice(8)}-7${afterVersion}-${variant}-${tail}`
  }
}
