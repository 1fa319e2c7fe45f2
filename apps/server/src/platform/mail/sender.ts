import type { Config } from '../config.ts'

/** The sender's address: MAIL_FROM, the mail server's account, or no-reply at the product's host. */
export function senderOf({ mailFrom, smtpUrl, webAddress }: Config): string {
  if (mailFrom !== undefined) return mailFrom
  const account = smtpUrl === undefined ? '' : decodeURIComponent(new URL(smtpUrl).username)
  return account.includes('@') ? account : `no-reply@${new URL(webAddress).hostname}`
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)
