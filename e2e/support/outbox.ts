import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './browser-test.ts'
import { dataFolder } from './server.ts'

const folder = join(dataFolder, 'outbox')

interface FoundMail {
  /** The whole mail with its headers. */
  readonly text: string
  /** The path and query of its link; '' without one. */
  readonly link: string
  readonly code: string
}

/** Waits for the newest mail to an address, which the server writes to a file when it has no mail server. */
export async function mailTo(address: string, subject: string): Promise<FoundMail> {
  let found = ''
  await expect(() => {
    const isIt = (mail: string) => mail.includes(`To: ${address}`) && mail.includes(`Subject: ${subject}`)
    found = read().findLast(isIt) ?? ''
    expect(found, `a mail '${subject}' to ${address}`).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return {
    text: found,
    link: /http:\/\/[^/\s]+(\/\S+)/.exec(found)?.[1] ?? '',
    code: /^ {4}(\w{4})\r?$/m.exec(found)?.[1] ?? '',
  }
}

/** Every mail, oldest first, with quoted-printable lines joined. */
function read(): string[] {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
    return files
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8').replace(/=\r\n/g, '').replaceAll('=3D', '='))
  } catch {
    return []
  }
}
