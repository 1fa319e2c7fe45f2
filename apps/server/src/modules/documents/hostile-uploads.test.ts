import { limits, texts } from '@tahi/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentTypes, docx, type Part, xlsx, zipOf } from '../../../test/fixtures/office-files.ts'
import { type Person, startServer, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { container, pdf, png, upload as send } from '../../../test/fixtures/upload.ts'

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const megabyte = 1024 * 1024
const zeros = (megabytes: number) => Buffer.alloc(megabytes * megabyte)
const wordList = contentTypes('word/document.xml', 'wordprocessingml.document')
const page = '<!doctype html><script>alert(document.domain)</script>'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

let tahi: TestServer
let sewer: Person

beforeAll(async () => {
  tahi = await startServer()
  sewer = await tahi.addPerson('user', await tahi.addBranch())
  await tahi.port()
})
afterAll(() => tahi.close())

const upload = (content: Buffer | string, name = 'picture.png', field = 'docs') =>
  send(tahi, sewer, Buffer.from(content), name, field)
const open = (url: string) => tahi.app.inject({ method: 'GET', url })
const files = () =>
  tahi.database.asOwner((queries) => queries.selectFrom('file').select(['id', 'name', 'type']).execute())

describe('what is refused', () => {
  const word = container('WordDocument')
  const both = Buffer.concat([word.subarray(0, 640), container('Workbook').subarray(512)])
  const doubled: Part[] = [wordList, { name: 'word/document.xml', content: '' }]

  it.each<[string, Buffer | string]>([
    ['a drawing with a script', drawing],
    ['a drawing with a script behind its XML head', `<?xml version="1.0"?>\n${drawing}`],
    ['a page', page],
    ['a page behind a byte order mark', `\ufeff${page}`],
    ['a page that a PDF follows', Buffer.concat([Buffer.from(page), pdf])],
    ['a picture behind a line', Buffer.concat([Buffer.from('\n'), png])],
    ['a zip file of neither Word nor Excel', zipOf([{ name: 'a.txt', content: 'a' }])],
    ['a Word document without its text', zipOf([wordList])],
    ['a Word document without a list of contents', zipOf([{ name: 'word/document.xml', content: '' }])],
    [
      'a document with macros',
      zipOf([
        {
          name: '[Content_Types].xml',
          content:
            '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
        },
        { name: 'word/document.xml', content: '' },
      ]),
    ],
    [
      'what is both Word and Excel',
      docx({ name: '[content_types].xml', content: xlsx() }, { name: 'xl/workbook.xml', content: '' }),
    ],
    ['a document with a part twice', zipOf([...doubled, ...doubled])],
    ['a document with a part outside of it', docx({ name: '../../evil.xml', content: '' })],
    ['a document cut off', docx().subarray(0, -30)],
    ['a document that a page follows', Buffer.concat([docx(), Buffer.from(page)])],
    ['a container that only speaks of a Word document', container('Other', 'WordDocument')],
    ['an old container of both', both],
  ] as [string, Buffer | string][])('%s: 415', async (_, content) => {
    for (const name of ['picture.png', 'report.docx']) {
      const answer = await upload(content, name)
      expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
        status: 415,
        code: 'wrong_type',
        msg: texts.upload.wrongType,
      })
    }
  })

  it.each<[string, () => Part[]]>([
    [
      'a part that unpacks to much more than the file',
      () => [{ name: 'word/media/a.bin', content: zeros(64) }],
    ],
    [
      'many parts that together do',
      () => Array.from({ length: 40 }, (_, at) => ({ name: `word/${at}.bin`, content: zeros(2) })),
    ],
    ['a part that declares gigabytes', () => [{ name: 'word/a.bin', content: 'a', declares: 0xfffffff0 }]],
    [
      'a part that declares less than it is',
      () => [{ name: 'word/a.bin', content: zeros(64), declares: 10 }],
    ],
    ['10,001 parts', () => Array.from({ length: 10_000 }, (_, at) => ({ name: `word/${at}`, content: '' }))],
  ])('a document with %s: 415, without unpacking it', async (_, parts) => {
    const content = docx(...parts())
    globalThis.gc?.()
    const [memory, worked] = [process.memoryUsage().arrayBuffers, process.cpuUsage()]
    expect((await upload(content, 'report.docx')).statusCode).toBe(415)
    expect(process.memoryUsage().arrayBuffers - memory).toBeLessThan(16 * megabyte)
    expect(process.cpuUsage(worked).user / 1000).toBeLessThan(3000)
  })

  it.each([
    ['beginnings of tags without an end', '<Override '.repeat(100_000)],
    ['names that every object has', '<Override PartName="/word/document.xml" ContentType="constructor"/>'],
  ])('a list of contents of %s: 415, in no time', async (_, content) => {
    const list = { name: '[Content_Types].xml', content }
    const document = zipOf([list, { name: 'word/document.xml', content: '' }])
    const worked = process.cpuUsage()
    expect((await upload(document, 'report.docx')).statusCode).toBe(415)
    // A pattern that starts again at every tag takes minutes.
    expect(process.cpuUsage(worked).user / 1000).toBeLessThan(3000)
  })

  it('a list of contents that unpacks to much: 415', async () => {
    const list = {
      name: '[Content_Types].xml',
      content: Buffer.concat([Buffer.from(wordList.content), zeros(8)]),
    }
    const content = zipOf([list, { name: 'word/document.xml', content: '' }])
    expect((await upload(content, 'report.docx')).statusCode).toBe(415)
  })

  it('nothing at all: 400, and more than 10 MB: 413', async () => {
    const empty = await upload('')
    expect({ status: empty.statusCode, msg: empty.json().msg }).toEqual({
      status: 400,
      msg: texts.upload.empty,
    })
    const most = await upload(Buffer.concat([png, Buffer.alloc(limits.uploadBytes - png.length)]))
    expect(most.statusCode).toBe(200)
    const large = await upload(Buffer.concat([png, zeros(11)]))
    expect({ status: large.statusCode, ...large.json() }).toMatchObject({
      status: 413,
      code: 'too_large',
      msg: 'This is too large: 10 MB at most.',
    })
  })

  it('and leaves nothing behind but its length, until the night', async () => {
    const before = await files()
    await upload(page)
    await upload('')
    await upload(Buffer.concat([png, zeros(11)]))
    expect(await files()).toEqual(before)
    const left = () =>
      tahi.database.asOwner((queries) => queries.selectFrom('content_without_file').select('id').execute())
    for (const { id } of await left()) expect(await tahi.store.size(id)).toBeUndefined()
    tahi.clock.set(new Date(usualNow.getTime() + 17 * 3_600_000))
    await tahi.runJob('remove unused files')
    tahi.clock.set(usualNow)
    expect(await left()).toEqual([])
  })
})

describe('what is taken for what it is', () => {
  it.each<[string, Buffer, string, string, string]>([
    ['a PDF called .docx', pdf, 'plan.docx', 'application/pdf', 'plan.docx.pdf'],
    ['a Word document called .png', docx(), 'a.png', wordType, 'a.png.docx'],
    [
      'a page behind a picture’s first bytes',
      Buffer.concat([png, Buffer.from(page)]),
      'page.html',
      'image/png',
      'page.html.png',
    ],
    [
      'a picture that a document follows',
      Buffer.concat([png, docx()]),
      'both.docx',
      'image/png',
      'both.docx.png',
    ],
    [
      'a script in a picture’s comment',
      Buffer.from('GIF89a/*\x01\x00\x01\x00\x00\x00\x00*/=1;alert(1)', 'latin1'),
      'a.js',
      'image/gif',
      'a.js.gif',
    ],
    ['a picture', png, 'ME.PNG', 'image/png', 'ME.PNG'],
  ])('%s', async (_, content, sent, type, name) => {
    const { data } = (await upload(content, sent)).json()
    expect(data).toMatchObject({ type, name })
    const opened = await open(data.url)
    expect(opened.rawPayload).toEqual(content)
    expect(opened.headers).toMatchObject({
      'content-type': type,
      'content-length': String(content.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-disposition': expect.stringMatching(
        type === wordType ? /^attachment; filename=/ : /^inline; filename=/,
      ),
    })
  })

  it.each([
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\Users\\Ana\\me.png', 'me.png'],
    ['a\u0000b\u001b[31m\u0085.png', 'ab[31m.png'],
    ['photo\u202egnp.exe', 'photognp.exe.png'],
    ['a\uffff\u200b  b\u2028c.png', 'a b c.png'],
    ['<script>:a|b?.png', 'scriptab.png'],
    ['me.png. . .', 'me.png'],
    ['...', 'file.png'],
    [`${'a'.repeat(300)}.png`, `${'a'.repeat(196)}.png`],
    [`${'😀'.repeat(200)}b.png`, `${'😀'.repeat(97)}b.png`],
  ])('a file called %j is kept as %j', async (sent, kept) => {
    const { data } = (await upload(png, sent)).json()
    expect(data.name).toBe(kept)
    expect((await open(data.url)).statusCode).toBe(200)
  })
})
