import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import { privately } from '../folder.ts'
import type { TakenMail } from './outbox.ts'
import { senderOf } from './sender.ts'

export interface Delivery {
  /** Hands a mail over for delivery. @throws when it was not accepted */
  deliver(mail: TakenMail): Promise<void>
  /** Connects and signs in, and sends nothing. @throws when a mail could not be delivered either */
  tryOut(): Promise<void>
}

/** Milliseconds of silence after which the mail server counts as unreachable. */
const patienceMs = 20_000

/** Delivers to the mail server of SMTP_URL; without one, into files for a developer (D9). */
export const openDelivery = (config: Config): Delivery =>
  config.smtpUrl === undefined ? toFolder(config) : toServer(config, config.smtpUrl)

function toServer(config: Config, url: string): Delivery {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  })
  const from = senderOf(config)
  return {
    deliver: async (mail) => {
      await transport.sendMail(messageOf(mail, from))
    },
    tryOut: async () => {
      await transport.verify()
    },
  }
}

function toFolder(config: Config): Delivery {
  const folder = join(config.dataDir, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const from = senderOf(config)
  const deliver = async (mail: TakenMail) => {
    const { message } = await composer.sendMail(messageOf(mail, from))
    await mkdir(folder, privately)
    const path = join(folder, `${mail.id}.eml`)
    // Renamed when complete: programs that watch the folder must not find half a file.
    await writeFile(`${path}.unfinished`, message as Buffer)
    await rename(`${path}.unfinished`, path)
    const code = mail.code === null ? '' : ` [code ${mail.code}]`
    process.stdout.write(`mail to ${oneLine(mail.recipient)}: ${oneLine(mail.subject)}${code}\n`)
  }
  return { deliver, tryOut: async () => {} }
}

const messageOf = (mail: TakenMail, from: string): SendMailOptions => ({
  from: { name: oneLine(mail.companyName), address: from },
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: mail.messageId,
  date: mail.createdAt,
  // Stops automatic replies such as absence notices (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')
