import type { Person, TestServer } from './server.ts'

const boundary = 'a-boundary'

const multipart = (content: Buffer, fileName: string) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n` +
        'content-type: application/octet-stream\r\n\r\n',
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

/** Sends a file in a call's field `file`; @returns the reply as it came. */
export async function sendFile<Body>(
  { app }: TestServer,
  person: Person,
  { url, fileName, content }: { url: string; fileName: string; content: string | Buffer },
): Promise<{ status: number; body: { msg: string; data: Body } }> {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: multipart(Buffer.from(content), fileName),
  })
  return { status: statusCode, body: JSON.parse(body) }
}
