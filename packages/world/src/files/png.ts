import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG file of pixels, three bytes each, row by row. */
export function pngOf(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits per channel, no alpha.
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filtered(width, height, pixels), { level: 4 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Each byte as the difference from the one above: plain areas become zeros. */
function filtered(width: number, height: number, pixels: Uint8Array): Buffer {
  const bytes = width * 3
  const rows = Buffer.alloc(height * (bytes + 1))
  for (let y = 0; y < height; y++) {
    const to = y * (bytes + 1)
    rows[to] = 2
    for (let x = 0; x < bytes; x++) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * bytes + x] ?? 0)
      rows[to + 1 + x] = (pixels[y * bytes + x] ?? 0) - above
    }
  }
  return rows
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
