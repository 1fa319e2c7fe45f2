import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the settings', () => {
  it('have the defaults of the decisions', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      timeZone: 'Asia/Manila',
      demo: true,
    })
  })

  it('load no demo into a database of one\u2019s own unless asked', () => {
    const DATABASE_URL = 'postgres://localhost/tahi'
    expect(readConfig({ DATABASE_URL }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL, DEMO: 'true' }).demo).toBe(true)
    expect(readConfig({ DEMO: 'false' }).demo).toBe(false)
  })

  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['TZ_COMPANY', 'Manila'],
    ['DEMO', 'yes'],
    ['PUBLIC_URL', 'tahi'],
    ['LOG_LEVEL', 'loud'],
    ['MAIL_FROM', 'hr'],
  ])('stop the start with a sentence that names %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`The setting ${name} is wrong: .*'${value}'`),
    )
  })

  it.each(['http://mail.example', 'mail.example:587', 'smtp://', 'tahi:needle@mail.example'])(
    'stop the start for the mail server %s without repeating what may hold a password',
    (SMTP_URL) => {
      const read = () => readConfig({ SMTP_URL })
      expect(read).toThrow(/The setting SMTP_URL is wrong: must be smtp:/)
      expect(read).not.toThrow(/mail\.example|needle/)
    },
  )

  it('take mail servers with and without a password', () => {
    for (const SMTP_URL of ['smtp://127.0.0.1:2525', 'smtps://hr%40a.example:p%20w@mail.example'])
      expect(readConfig({ SMTP_URL }).smtpUrl).toBe(SMTP_URL)
  })

  it.each([
    [{ PUBLIC_URL: 'https://tahi.example' }, 'https://tahi.example'],
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
    [{ HOST: '::1', PORT: '4000' }, 'http://[::1]:4000'],
    [{}, 'http://127.0.0.1:3000'],
  ])('%j: links in mails lead to %s', (given, address) => {
    expect(readConfig(given).webAddress).toBe(address)
  })
})
