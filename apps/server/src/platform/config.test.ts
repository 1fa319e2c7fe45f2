import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the settings', () => {
  it('have the defaults of the decisions', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      timeZone: undefined,
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
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['TZ_COMPANY', 'Manila'],
    ['TZ_COMPANY', 'PST'],
    ['DEMO', 'yes'],
    ['PUBLIC_URL', 'tahi'],
    ['PUBLIC_URL', 'tahi.example:8443'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['PUBLIC_URL', 'ftp://tahi.example'],
    ['PUBLIC_URL', 'https://garments.example/tahi'],
    ['PUBLIC_URL', 'https://garments.example/#tahi'],
    ['LOG_LEVEL', 'loud'],
    ['MAIL_FROM', 'hr'],
  ])('stop the start with a sentence that names %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The setting ${name} is wrong: must .* \\(it is '${value}'\\)\\.$`),
    )
  })

  it.each([
    'mysql://tahi:needle@db.example/tahi',
    'postgres://tahi:needle@db.example:notaport/tahi',
    'postgres://tahi:needle@db.example:99999/tahi',
    'postgres:tahi:needle@db.example',
    'tahi:needle@db.example',
  ])('stop the start for the database %s without repeating its password', (DATABASE_URL) => {
    const read = () => readConfig({ DATABASE_URL })
    expect(read).toThrow(/^The setting DATABASE_URL is wrong: must be postgres:/)
    expect(read).not.toThrow(/needle|db\.example/)
  })

  it.each([
    'postgres://localhost/tahi',
    'postgresql://tahi:p%40ss@[::1]:5433/tahi?sslmode=require',
    'postgres:///tahi?host=/var/run/postgresql',
    'postgres://tahi@/tahi?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun%2Fpostgresql/tahi',
  ])('take the database %s', (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
  })

  it.each(['http://mail.example', 'mail.example:587', 'smtp://', 'tahi:needle@mail.example'])(
    'stop the start for the mail server %s without repeating what may hold a password',
    (SMTP_URL) => {
      const read = () => readConfig({ SMTP_URL })
      expect(read).toThrow(/The setting SMTP_URL is wrong: must be smtp:/)
      expect(read).not.toThrow(/mail\.example|needle/)
    },
  )

  it.each([
    { REDIS_URL: 'redis://:needle%zz@redis.example' },
    { SMTP_URL: 'smtp://tahi:needle%@mail.example' },
    { SMTP_URL: 'smtp://tahi%E0:needle@mail.example' },
  ])('stop the start for a percent sign that begins nothing, without repeating a password: %j', (given) => {
    const read = () => readConfig(given)
    expect(read).toThrow(/^The setting (REDIS|SMTP)_URL is wrong: must have every sign such as @ or %/)
    expect(read).not.toThrow(/example|needle/)
  })

  const s3 = {
    S3_ENDPOINT: 'https://s3.example:9000',
    S3_BUCKET: 'tahi-files',
    S3_REGION: 'ap-southeast-1',
    S3_ACCESS_KEY_ID: 'AKIA',
    S3_SECRET_ACCESS_KEY: 'needle',
  }

  it('take an S3 bucket, or the local disk', () => {
    expect(readConfig({}).s3).toBeUndefined()
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://s3.example:9000',
      bucket: 'tahi-files',
      region: 'ap-southeast-1',
      accessKeyId: 'AKIA',
      secretAccessKey: 'needle',
    })
  })

  it.each(Object.keys(s3))('stop the start when %s alone is missing, or alone is set', (name) => {
    const read = () => readConfig({ ...s3, [name]: '' })
    expect(read).toThrow(
      `The setting ${name} is missing: ${Object.keys(s3).join(', ')} are set all together, or none of them.`,
    )
    expect(read).not.toThrow(/needle|AKIA|s3\.example/)
    expect(() => readConfig({ [name]: s3[name as keyof typeof s3] })).toThrow(/The setting S3_\w+ is missing/)
  })

  it.each([
    ['S3_ENDPOINT', 'ftp://s3.example'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_ENDPOINT', 'https://ana:needle@s3.example'],
    ['S3_ENDPOINT', 'https://s3.example/?a=needle'],
    ['S3_BUCKET', 'a/b'],
    ['S3_REGION', 'ap southeast'],
    ['S3_ACCESS_KEY_ID', 'AKIA needle'],
    ['S3_SECRET_ACCESS_KEY', 'two needles'],
  ])('stop the start for %s %s without repeating a secret', (name, value) => {
    const read = () => readConfig({ ...s3, [name]: value })
    expect(read).toThrow(new RegExp(`^The setting ${name} is wrong: must `))
    expect(read).not.toThrow(/needle/)
  })

  it('take mail servers with and without a password', () => {
    for (const SMTP_URL of ['smtp://127.0.0.1:2525', 'smtps://hr%40a.example:p%20w@mail.example'])
      expect(readConfig({ SMTP_URL }).smtpUrl).toBe(SMTP_URL)
  })

  it.each([
    [{ PUBLIC_URL: 'https://tahi.example' }, 'https://tahi.example'],
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
    [{ HOST: '::', PORT: '80' }, 'http://localhost:80'],
    [{ HOST: '::1', PORT: '4000' }, 'http://[::1]:4000'],
    [{}, 'http://127.0.0.1:3000'],
  ])('%j: links in mails lead to %s', (given, address) => {
    expect(readConfig(given).webAddress).toBe(address)
  })
})
