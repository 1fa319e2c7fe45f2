import { describe, expect, it } from 'vitest'
import { png } from '../../../test/fixtures/upload.ts'
import { pictureSize } from './picture-size.ts'

/** The first bytes of pictures of 300 by 7 pixels. */
const heads: [string, string, string][] = [
  ['PNG', 'image/png', 'iVBORw0KGgoAAAANSUhEUgAAASwAAAAHAQMAAACIr+I='],
  ['GIF', 'image/gif', 'R0lGODlhLAEHAPAAAP8AAAAAACH5BAAAAAAALAAAAAA='],
  ['WebP with loss', 'image/webp', 'UklGRlIAAABXRUJQVlA4IEYAAADQAwCdASosAQcAP80='],
  ['WebP without loss', 'image/webp', 'UklGRiIAAABXRUJQVlA4TBUAAAAvK4EBAAcQ/Y/+B4A='],
  ['see-through WebP', 'image/webp', 'UklGRnYAAABXRUJQVlA4WAoAAAAQAAAAKwEABgAAQUw='],
  [
    'JPEG',
    'image/jpeg',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAAHASwDASI=',
  ],
  [
    'JPEG that appears step by step',
    'image/jpeg',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wgARCAAHASwDASI=',
  ],
]

describe('a picture’s size', () => {
  it.each(heads)('is read off the head of a %s, and of no part of it', (_, type, head) => {
    const content = Buffer.from(head, 'base64')
    expect(pictureSize(content, type)).toEqual({ width: 300, height: 7 })
    for (let bytes = 0; bytes < 10; bytes++)
      expect(pictureSize(content.subarray(0, bytes), type)).toBeUndefined()
  })

  it('is found behind what a camera noted, however it filled the space before', () => {
    const [, , jpeg = ''] = heads.at(-1) ?? []
    const content = Buffer.from(jpeg, 'base64')
    const noted = Buffer.concat([
      Buffer.from('ffd8ffe1000affc0000101010101', 'hex'),
      Buffer.from('ffff', 'hex'),
    ])
    expect(pictureSize(Buffer.concat([noted, content.subarray(2)]), 'image/jpeg')).toEqual({
      width: 300,
      height: 7,
    })
  })

  it('is none of what is no picture, and ends where no segment follows', () => {
    expect(pictureSize(Buffer.from('%PDF-1.4'), 'application/pdf')).toBeUndefined()
    expect(pictureSize(Buffer.from('ffd8ffe00002aaaa', 'hex'), 'image/jpeg')).toBeUndefined()
    expect(pictureSize(Buffer.alloc(64), 'image/webp')).toBeUndefined()
    expect(pictureSize(png, 'image/png')).toEqual({ width: 1, height: 1 })
  })
})
