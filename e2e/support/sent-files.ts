import { sessionOf } from './client.ts'
import { origin } from './demo-company.ts'

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A PDF without a page. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** Sends a file from another desk. @returns its address */
export async function sendFile(userId: string, name: string, bytes: Buffer): Promise<string> {
  const { token } = await sessionOf(userId)
  const body = new FormData()
  body.append('docs', new Blob([new Uint8Array(bytes)]), name)
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/api/upload`, { method: 'POST', headers, body })
  return ((await response.json()) as { url: string }).url
}
