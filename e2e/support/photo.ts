import { crc32, deflateSync } from 'node:zlib'

/** A photograph like a phone camera's: it does not compress, so 2400 by 1600 pixels are more than 10 MB. */
export function photo(width = 2400, height = 1600) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  // 8 bits a colour, red, green and blue.
  head.set([8, 2], 8)
  const lines = Buffer.alloc((width * 3 + 1) * height)
  // Pseudo-random numbers, the same each time (Numerical Recipes' generator).
  let number = 1
  for (let place = 0; place < lines.length; place++) {
    number = (Math.imul(number, 1_664_525) + 1_013_904_223) >>> 0
    // Each line begins with its filter type: none.
    lines[place] = place % (width * 3 + 1) === 0 ? 0 : number >>> 24
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [part('IHDR', head), part('IDAT', deflateSync(lines, { level: 1 })), part('IEND')]
  return { name: 'camera.png', mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) }
}

function part(name: string, content = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(content.length)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}
