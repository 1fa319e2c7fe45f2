export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * A picture's size in pixels, read from its header, for which a browser reserves memory: a few hundred bytes can unpack to
 * gigabytes. Nothing is unpacked here.
 * @param type its media type, as `contentTypeOf` recognised it
 * @returns undefined when the header has no size, and for other types
 */
export function pictureSize(content: Buffer, type: string): PictureSize | undefined {
  try {
    return readers[type]?.(content)
  } catch {
    // The content ends before its header does.
    return undefined
  }
}

const readers: Readonly<Record<string, (content: Buffer) => PictureSize | undefined>> = {
  // The first chunk of a PNG is its header.
  'image/png': (content) => ({ width: content.readUInt32BE(16), height: content.readUInt32BE(20) }),
  'image/gif': (content) => ({ width: content.readUInt16LE(6), height: content.readUInt16LE(8) }),
  'image/webp': webpSize,
  'image/jpeg': jpegSize,
}

/** By the first chunk: lossy, lossless, or extended format. */
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

/** A JPEG consists of segments with their lengths; the start-of-frame segment has the size. */
function jpegSize(content: Buffer): PictureSize | undefined {
  for (let at = 2; content.readUInt8(at) === 0xff; ) {
    const marker = content.readUInt8(at + 1)
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) at += 1
    else if (isFrame(marker))
      return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) }
    else at += 2 + content.readUInt16BE(at + 2)
  }
  return undefined
}

/** SOF0 to SOF15, without DHT, JPG (reserved) and DAC, whose numbers lie among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
