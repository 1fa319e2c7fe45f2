export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * A picture's size in pixels as its own head tells it, by which a browser makes room for it: a few hundred bytes can unpack
 * to gigabytes. Nothing is unpacked here.
 * @param type its media type, as `contentTypeOf` recognised it
 * @returns undefined where the head tells none, and for what is no picture
 */
export function pictureSize(content: Buffer, type: string): PictureSize | undefined {
  try {
    return readers[type]?.(content)
  } catch {
    // It ends before its head does.
    return undefined
  }
}

const readers: Readonly<Record<string, (content: Buffer) => PictureSize | undefined>> = {
  // The first part of a PNG is its head.
  'image/png': (content) => ({ width: content.readUInt32BE(16), height: content.readUInt32BE(20) }),
  'image/gif': (content) => ({ width: content.readUInt16LE(6), height: content.readUInt16LE(8) }),
  'image/webp': webpSize,
  'image/jpeg': jpegSize,
}

/** By the first part: of a picture with loss, of one without, or of what may hold more than one. */
function webpSize(content: Buffer): PictureSize | undefined {
  switch (content.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = content.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}

/** A JPEG is segments, each with its length; the one that begins a frame tells the size. */
function jpegSize(content: Buffer): PictureSize | undefined {
  for (let at = 2; content.readUInt8(at) === 0xff; ) {
    const marker = content.readUInt8(at + 1)
    // Any number of these bytes may stand before a marker.
    if (marker === 0xff) at += 1
    else if (isFrame(marker))
      return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) }
    else at += 2 + content.readUInt16BE(at + 2)
  }
  return undefined
}

/** SOF0 to SOF15; among their numbers are those of tables for Huffman and arithmetic coding, and a reserved one. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
