import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../../test/fixtures/mail-server.ts'
import { minutesLater, startServer, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { Mails } from './mails.ts'
import { takeMail } from './outbox.ts'

const letter = { subject: 'Kumusta', paragraphs: ['Ana & Bea <ana@example.com>'] }
const write = (tahi: TestServer, to: string, more: { code?: string; usefulUntil?: Date } = {}) =>
  tahi.database.asOwner((queries) => new Mails().write(queries, tahi.clock.now(), { to, letter, ...more }))

const stored = (tahi: TestServer) =>
  tahi.database.asOwner((queries) =>
    queries
      .selectFrom('mail')
      .select(['recipient', 'state', 'attempts', 'body_text', 'body_html', 'code', 'failure'])
      .orderBy('recipient')
      .execute(),
  )

const empty = (tahi: TestServer) => tahi.database.asOwner((queries) => queries.deleteFrom('mail').execute())

describe('mails to a mail server', () => {
  let tahi: TestServer
  let post: MailServer

  beforeAll(async () => {
    post = await startMailServer()
    tahi = await startServer({
      settings: {
        SMTP_URL: `smtp://tahi:needle@127.0.0.1:${post.port}`,
        MAIL_FROM: 'hr@habingilog.example',
      },
    })
    await tahi.database.asOwner((queries) =>
      queries.insertInto('company').values({ name: 'Habing "Ilog"' }).execute(),
    )
  })
  beforeEach(async () => {
    tahi.clock.set(usualNow)
    post.received.length = 0
    await post.behave('accept')
    await empty(tahi)
  })
  afterAll(async () => {
    await post.stop()
    await tahi.close()
  })

  const send = (minutes = 0) => {
    tahi.clock.set(minutesLater(minutes))
    return tahi.runJob('mail')
  }
  const messageIds = () => post.received.map(({ raw }) => /^Message-ID: (.+)$/m.exec(raw)?.[1])

  it('go out once, in both forms, from the company, and are kept without their text', async () => {
    await write(tahi, 'ana@example.com', { code: 'AB3D' })
    await Promise.all([send(), send()])
    await send(20)
    expect(post.received).toHaveLength(1)
    const [mail] = post.received
    expect(mail).toMatchObject({ from: 'hr@habingilog.example', to: ['ana@example.com'], user: 'tahi' })
    expect(mail?.raw).toContain('Subject: Kumusta')
    expect(mail?.raw).toMatch(/^From: "Habing \\"Ilog\\"" <hr@habingilog.example>$/m)
    expect(mail?.raw).toContain('Auto-Submitted: auto-generated')
    expect(mail?.raw).toContain('Ana & Bea <ana@example.com>')
    expect(mail?.raw).toContain('Ana &amp; Bea &lt;ana@example.com&gt;')
    expect(messageIds()[0]).toMatch(/^<[\w-]{36}@habingilog.example>$/)
    expect(await stored(tahi)).toEqual([
      {
        recipient: 'ana@example.com',
        state: 'sent',
        attempts: 1,
        body_text: '',
        body_html: '',
        code: null,
        failure: null,
      },
    ])
  })

  it('are sent once each, however many servers send at the same time', async () => {
    const everybody = Array.from({ length: 12 }, (_, place) => `sewer-${place}@example.com`)
    for (const address of everybody) await write(tahi, address)
    await Promise.all([send(), send(), send(), send()])
    expect(post.received.map(({ to }) => to[0]).sort()).toEqual(everybody.sort())
  })

  it('wait longer and longer while the server is busy, and arrive in the end', async () => {
    await write(tahi, 'ana@example.com')
    await post.behave('busy')
    const tries: number[] = []
    for (let minute = 0; minute <= 16; minute += 1) {
      const before = (await stored(tahi))[0]?.attempts
      await send(minute)
      if ((await stored(tahi))[0]?.attempts !== before) tries.push(minute)
    }
    expect(tries).toEqual([0, 1, 3, 7, 15])
    expect((await stored(tahi))[0]).toMatchObject({
      state: 'waiting',
      failure: expect.stringContaining('451'),
    })
    await post.behave('accept')
    await send(31)
    expect(post.received).toHaveLength(1)
    expect((await stored(tahi))[0]).toMatchObject({ state: 'sent', attempts: 6 })
  })

  it('hold up nobody else when one is refused', async () => {
    await write(tahi, 'ana@example.com')
    await post.behave('refuse')
    await send()
    await post.behave('accept')
    await write(tahi, 'bea@example.com')
    await send()
    expect(post.received.map(({ to }) => to)).toEqual([['bea@example.com']])
  })

  it('are not lost when the mail server dies in the middle', async () => {
    await write(tahi, 'ana@example.com')
    await post.behave('die')
    await send()
    await send(1)
    expect(post.received).toEqual([])
    await post.restart()
    await send(3)
    expect(post.received).toHaveLength(1)
  })

  it('that fail are logged with the reason, and with nothing of what they say or to whom', async () => {
    const warned = vi.spyOn(tahi.app.log, 'warn')
    await write(tahi, 'ana@example.com')
    await post.behave('refuse')
    await send()
    await post.stop()
    await send(1)
    await post.restart()
    const codes = warned.mock.calls.map(([about]) => about)
    warned.mockRestore()
    expect(codes).toMatchObject([{ code: 'EENVELOPE', reply: 550 }, { code: 'ECONNREFUSED' }])
    expect(JSON.stringify(codes)).not.toMatch(/example|Kumusta|127\.0/)
  })

  it('find out at the start whether the server can be used, which stops nothing', async () => {
    const warned = vi.spyOn(tahi.app.log, 'warn')
    await tahi.runJob('try the mail server')
    expect(warned).not.toHaveBeenCalled()
    await post.stop()
    await tahi.runJob('try the mail server')
    await post.restart()
    expect(warned.mock.calls).toEqual([
      [{ code: 'ECONNREFUSED' }, expect.stringMatching(/^the mail server cannot be used/)],
    ])
    expect(post.received).toEqual([])
    warned.mockRestore()
  })

  it('can be told for a repeat by their Message-ID where the server died before it said that it took one', async () => {
    await write(tahi, 'ana@example.com')
    await post.behave('die after')
    await send()
    await post.restart()
    await send(1)
    expect(post.received).toHaveLength(2)
    expect(new Set(messageIds()).size).toBe(1)
    expect((await stored(tahi))[0]).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('are taken by another server ten minutes after this one stopped with one in its hands', async () => {
    await write(tahi, 'ana@example.com')
    await tahi.database.asOwner((queries) => takeMail(queries, 'habingilog.example', usualNow))
    await send(9)
    expect(post.received).toEqual([])
    await send(10)
    expect(post.received).toHaveLength(1)
  })

  it('wait for no clock that ran ahead and was set right since', async () => {
    const ahead = 2 * 24 * 60
    await post.behave('busy')
    await write(tahi, 'ana@example.com')
    await send(ahead)
    await write(tahi, 'bea@example.com')
    await post.behave('accept')
    await send()
    expect(post.received.map(({ to }) => to[0]).sort()).toEqual(['ana@example.com', 'bea@example.com'])
  })

  it('are given up when what they say holds no longer, after days at the latest', async () => {
    await post.behave('busy')
    await write(tahi, 'ana@example.com', { usefulUntil: minutesLater(60) })
    await write(tahi, 'bea@example.com')
    const days = (count: number) => count * 24 * 60
    await send()
    await send(61)
    expect(await stored(tahi)).toMatchObject([
      // One try, and what the mail server said to it.
      { state: 'given_up', body_text: '', attempts: 1, failure: expect.stringContaining('451') },
      { state: 'waiting' },
    ])
    await send(days(3) - 1)
    expect((await stored(tahi))[1]).toMatchObject({ state: 'waiting' })
    await send(days(4))
    expect((await stored(tahi))[1]).toMatchObject({ state: 'given_up' })
    expect(post.received).toEqual([])
  })

  it('are forgotten a month after they ended', async () => {
    await write(tahi, 'ana@example.com')
    await send()
    tahi.clock.set(minutesLater(30 * 24 * 60))
    await tahi.runJob('forget mails')
    expect(await stored(tahi)).toHaveLength(1)
    tahi.clock.set(minutesLater(30 * 24 * 60 + 1))
    await tahi.runJob('forget mails')
    expect(await stored(tahi)).toEqual([])
  })

  it('are not there when what they tell of did not happen', async () => {
    const failing = tahi.database.asOwner(async (queries) => {
      await new Mails().write(queries, usualNow, { to: 'ana@example.com', letter })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await stored(tahi)).toEqual([])
  })
})

describe('mails without a mail server', () => {
  let tahi: TestServer
  beforeAll(async () => {
    tahi = await startServer({ settings: { PUBLIC_URL: 'https://tahi.example/' } })
  })
  afterAll(() => tahi.close())

  it('are written to the outbox folder, their subject, recipient and code printed (D9)', async () => {
    const printed: string[] = []
    const print = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.push(String(text))
      return true
    })
    await write(tahi, 'ana@example.com', { code: 'AB3D' })
    await write(tahi, 'bea@example.com')
    await tahi.runJob('mail')
    await tahi.runJob('mail')
    print.mockRestore()
    expect(printed).toEqual([
      'mail to ana@example.com: Kumusta [code AB3D]\n',
      'mail to bea@example.com: Kumusta\n',
    ])
    const folder = join(tahi.folder, 'outbox')
    // Each may hold a link that sets a password.
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    const files = readdirSync(folder).sort()
    expect(files).toHaveLength(2)
    expect(files.every((file) => file.endsWith('.eml'))).toBe(true)
    const first = readFileSync(join(folder, files[0] ?? ''), 'utf8')
    expect(first).toContain('To: ana@example.com')
    expect(first).toContain('From: Tahi <no-reply@tahi.example>')
  })
})
