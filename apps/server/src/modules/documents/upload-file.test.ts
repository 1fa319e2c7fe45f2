import { limits, openFile, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { zipOf } from '../../../test/fixtures/office-files.ts'
import { type Person, server, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { container, pdf, png, upload as send } from '../../../test/fixtures/upload.ts'

describe('uploading a file', () => {
  let tahi: TestServer
  let sewer: Person

  beforeAll(async () => {
    tahi = await server()
    sewer = await tahi.addPerson('user', await tahi.addBranch())
  })

  const upload = (content: Buffer, name = 'picture.png', field = 'docs') =>
    send(tahi, sewer, content, name, field)
  const open = (url: string) => tahi.app.inject({ method: 'GET', url })

  it('answers with an address that opens without a token, for 15 minutes', async () => {
    const { success, url, data } = (await upload(png)).json()
    expect({ success, data }).toMatchObject({
      success: true,
      data: { name: 'picture.png', type: 'image/png', size: png.length, url },
    })
    const opened = await open(url)
    expect(opened.rawPayload).toEqual(png)
    expect(opened.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename=picture.png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })

    tahi.clock.set(new Date(usualNow.getTime() + 15 * 60_000 - 1))
    expect((await open(url)).statusCode).toBe(200)
    tahi.clock.set(new Date(usualNow.getTime() + 16 * 60_000))
    expect((await open(url)).statusCode).toBe(404)
    tahi.clock.set(usualNow)
  })

  it.each([
    [25, 200],
    [23, 429],
    // Uploaded while the clock ran ahead.
    [-1, 200],
  ])('after 50 MB of an employee %s hours ago: %s', async (hours, status) => {
    const sender = await tahi.addPerson('user', await tahi.addBranch())
    const before = new Date(usualNow.getTime() - hours * 60 * 60_000)
    await tahi.database.asOwner((queries) =>
      sql`
        insert into file (id, uploaded_by, name, type, bytes, created_at)
        values (gen_random_uuid(), ${sender.id}, 'large', 'image/png', ${limits.ownUploadBytesPerDay}, ${before})`.execute(
        queries,
      ),
    )
    const answer = await send(tahi, sender, png, 'picture.png', 'docs')
    expect(answer.statusCode).toBe(status)
    if (status === 429) expect(answer.json().msg).toBe(texts.upload.enoughForToday)
  })

  it('counts what it refuses among what an employee sends in a day', async () => {
    const sender = await tahi.addPerson('user', await tahi.addBranch())
    const large = Buffer.alloc(limits.uploadBytes)
    const answers: number[] = []
    for (let sent = 0; sent < limits.ownUploadBytesPerDay; sent += large.length)
      answers.push((await send(tahi, sender, large, 'picture.png', 'docs')).statusCode)
    expect(new Set(answers)).toEqual(new Set([415]))
    expect((await send(tahi, sender, png, 'picture.png', 'docs')).statusCode).toBe(429)
  })

  it.each([
    ['another file', (url: string) => url.replace(/file\/[^?]+/, `file/${crypto.randomUUID()}`)],
    ['a later end', (url: string) => url.replace(/expires=\d+/, 'expires=9999999999')],
    ['no signature', (url: string) => url.replace(/signature=.*/, 'signature=')],
  ])('does not open with %s', async (_, forge) => {
    const { url } = (await upload(png)).json()
    expect((await open(forge(url))).statusCode).toBe(404)
  })

  it.each([
    ['application/pdf', pdf, 'inline'],
    ['application/msword', container('WordDocument'), 'attachment'],
    ['application/vnd.ms-excel', container('Workbook'), 'attachment'],
  ])('takes %s by its content, whatever it is called', async (type, content, disposition) => {
    const { data } = (await upload(content, 'picture.png')).json()
    expect(data.type).toBe(type)
    expect((await open(data.url)).headers['content-disposition']).toContain(disposition)
  })

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a program', Buffer.from('7f454c46020101000000000000000000', 'hex')],
    ['a container of neither Word nor Excel', container('Other')],
    ['a zip file', zipOf([{ name: 'notes.txt', content: 'Notes' }])],
  ])('refuses %s, also when it is called a picture', async (_, content) => {
    const answer = await upload(content)
    expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
      status: 415,
      code: 'wrong_type',
      msg: texts.upload.wrongType,
    })
  })

  it('says of a document with a password what to do with it', async () => {
    const answer = await upload(container('EncryptedPackage'), 'salaries.xlsx')
    expect(answer.statusCode).toBe(415)
    expect(answer.json().msg).toBe(texts.upload.isProtected)
  })

  it('refuses an empty file, one above 10 MB, and another field', async () => {
    expect((await upload(Buffer.alloc(0))).json()).toMatchObject({ code: 'invalid', msg: texts.upload.empty })
    expect((await upload(Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]))).statusCode).toBe(413)
    expect((await upload(png, 'picture.png', 'file')).json()).toMatchObject({ errors: [{ path: 'docs' }] })
  })

  it.each([
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\Users\\Ana\\payroll: May?.png', 'payroll May.png'],
    ['larawan ng Señora.png', 'larawan ng Señora.png'],
    ['..', 'file.png'],
  ])('keeps of the name %s the name alone', async (sent, kept) => {
    const { data } = (await upload(png, sent)).json()
    expect(data.name).toBe(kept)
    expect((await open(data.url)).statusCode).toBe(200)
  })

  it('keeps two uploads of one name apart', async () => {
    const [first, second] = [(await upload(png, 'a')).json(), (await upload(pdf, 'a')).json()]
    expect(first.data._id).not.toBe(second.data._id)
    expect((await open(first.url)).rawPayload).toEqual(png)
    expect((await open(second.url)).rawPayload).toEqual(pdf)
  })

  it('keeps its key out of reach of those who call', async () => {
    const asApp = tahi.database.asOwner(async (queries) => {
      await sql`set local role tahi_app`.execute(queries)
      return sql`select value from secret`.execute(queries)
    })
    await expect(asApp).rejects.toThrow(/permission denied/)
    expect(openFile.allow).toBe('public')
  })
})
