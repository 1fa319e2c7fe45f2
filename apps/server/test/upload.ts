import { uploadFile } from '@tahi/contract'
import type { Person, TestServer } from './server.ts'

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** A container of Office before 2007 whose directory lists one stream; `text` lies elsewhere in it. */
export function container(stream: string, text = ''): Buffer {
  const header = Buffer.alloc(512)
  header.write('d0cf11e0a1b11ae1', 'hex')
  const entry = Buffer.alloc(128)
  entry.write(stream, 'utf16le')
  entry.writeUInt16LE((stream.length + 1) * 2, 64)
  entry[66] = 2
  return Buffer.concat([header, entry, Buffer.alloc(1024), Buffer.from(text, 'utf16le'), Buffer.alloc(512)])
}

/** Sends a file as a browser does. */
export const upload = (tahi: TestServer, as: Person, content: Buffer, name: string, field = 'docs') => {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(content)]), name)
  return tahi.app.inject({
    method: 'POST',
    url: uploadFile.path,
    headers: { authorization: `Bearer ${as.token}` },
    payload: form,
  })
}

/** The address that a file's upload was answered with. */
export async function uploaded(
  tahi: TestServer,
  as: Person,
  content: Buffer = png,
  name = 'picture.png',
): Promise<string> {
  return (await upload(tahi, as, content, name)).json().url
}
