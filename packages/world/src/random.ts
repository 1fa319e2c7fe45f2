/** Spreads every bit of a number over all 32 (MurmurHash3's last step). */
function mix(value: number): number {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** A number of 32 bits that depends on the keys and their order alone. */
export const hashOf = (...keys: number[]): number =>
  keys.reduce((hash, key) => mix(Math.imul(hash, 31) + key + 0x9e3779b9), 0)

/** The same for a word, so that streams can be named by what they are for. */
export const keyOf = (word: string): number =>
  Array.from(word).reduce((key, letter) => Math.imul(key, 31) + (letter.codePointAt(0) ?? 0), 7)

/** Numbers that look drawn and depend on the keys alone: any part of the world can be made again by itself. */
export class Random {
  #state: number

  constructor(...keys: number[]) {
    this.#state = hashOf(...keys)
  }

  /** From 0 up to but without 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    return mix(this.#state) / 2 ** 32
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  happens(probability: number): boolean {
    return this.next() < probability
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }

  /** One of the items, each as often as its weight says. */
  weighted<Item extends { readonly weight: number }>(items: readonly Item[]): Item {
    let left = this.next() * items.reduce((sum, { weight }) => sum + weight, 0)
    for (const item of items) {
      left -= item.weight
      if (left < 0) return item
    }
    throw new RangeError('Nothing to pick from')
  }
}
