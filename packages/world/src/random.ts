/** Spreads every bit of a number over all 32 (MurmurHash3's last step). */
function mix(value: number): number {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** A 32-bit number that depends only on the keys and their order. */
export const hashOf = (...keys: number[]): number =>
  keys.reduce((hash, key) => mix(Math.imul(hash, 31) + key + 0x9e3779b9), 0)

/** A key from a word, so that streams can be named by their purpose. */
export const keyOf = (word: string): number =>
  Array.from(word).reduce((key, letter) => Math.imul(key, 31) + (letter.codePointAt(0) ?? 0), 7)

/** Pseudo-random numbers that depend only on the keys, so that any part of the world can be generated on its own. */
export class Random {
  #state: number

  constructor(...keys: number[]) {
    this.#state = hashOf(...keys)
  }

  /** From 0 inclusive to 1 exclusive. */
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

  /** One of the items, drawn by weight. */
  weighted<Item extends { readonly weight: number }>(items: readonly Item[]): Item {
    let left = this.next() * items.reduce((sum, { weight }) => sum + weight, 0)
    for (const item of items) {
      left -= item.weight
      if (left < 0) return item
    }
    throw new RangeError('Nothing to pick from')
  }
}
