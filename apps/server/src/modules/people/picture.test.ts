import { limits, openFile, readCurrentUser, texts } from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import { usualNow } from '../../../test/fixtures/server.ts'
import { png, pngOf } from '../../../test/fixtures/upload.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

describe('a picture', () => {
  let office: PeopleBranches

  beforeAll(async () => {
    office = await openPeopleBranches()
  })

  const open = (url: string | null) => office.tahi.app.inject({ method: 'GET', url: url ?? '' })

  it('is shown wherever the person is, by an address that opens without a token', async () => {
    const { sewer, manager, tahi } = office
    const avatar = await office.upload(sewer)
    const changed = (await office.change(sewer, sewer, { avatar })).ok.data
    const shown = [
      changed.avatar,
      (await office.read(manager, sewer)).avatar,
      (await tahi.call(sewer, readCurrentUser, {})).ok.data.avatar,
    ]
    for (const url of shown) expect((await open(url)).rawPayload).toEqual(png)
    expect((await tahi.call(manager, readCurrentUser, {})).ok.data.avatar).toBeNull()

    // An hour later there is a new address, and the first one has expired.
    tahi.clock.set(new Date(usualNow.getTime() + 3_600_000))
    const later = (await office.read(manager, sewer)).avatar
    expect([(await open(changed.avatar)).statusCode, (await open(later)).statusCode]).toEqual([404, 200])
    tahi.clock.set(usualNow)
  })

  it('that is sent back as it was shown stays, whoever sends it', async () => {
    const { stranger, hr, tahi } = office
    const { avatar, version } = (
      await office.change(stranger, stranger, { avatar: await office.upload(stranger) })
    ).ok.data
    tahi.clock.set(new Date(usualNow.getTime() + 3_600_000))
    expect((await office.change(hr, stranger, { avatar })).ok.data.version).toBe(version)
    tahi.clock.set(usualNow)
  })

  it('whose save is repeated is there once, and is still a change where another one is meanwhile', async () => {
    const { sewer, manager } = office
    const { version } = (await office.read(manager, sewer)) ?? {}
    const sent = { avatar: await office.upload(manager), version }
    const saved = (await office.change(manager, sewer, sent)).ok.data
    expect((await office.change(manager, sewer, sent)).ok.data.version).toBe(saved.version)
    await office.change(manager, sewer, { avatar: await office.upload(manager) })
    expect((await office.change(manager, sewer, sent)).failure.code).toBe('stale')
  })

  it('is taken away by null, and given by those who keep the record', async () => {
    const { sewer, manager } = office
    expect(
      (await office.change(manager, sewer, { avatar: await office.upload(manager) })).ok.data.avatar,
    ).toContain(openFile.path.replace(':id', ''))
    expect((await office.change(manager, sewer, { avatar: null })).ok.data.avatar).toBeNull()
    const added = await office.add(manager, { avatar: await office.upload(manager) })
    expect((await open(added.ok.data.avatar)).rawPayload).toEqual(png)
  })

  it('is a picture, and one’s own upload', async () => {
    const { sewer, manager, stranger } = office
    const refused = [
      await office.upload(sewer, pdf),
      await office.upload(stranger),
      (await office.upload(sewer)).replace(/signature=.*/, 'signature=forged'),
      'https://example.com/picture.png',
      '',
    ]
    for (const avatar of refused) {
      const { failure } = await office.change(sewer, sewer, { avatar })
      expect(failure).toMatchObject({
        code: 'invalid',
        errors: [{ path: 'avatar', msg: texts.upload.notAPicture }],
      })
    }
    expect((await office.add(manager, { avatar: refused[1] ?? '' })).failure.errors?.[0]?.path).toBe('avatar')
  })

  it('is no larger than lists can show on every phone, in bytes and in pixels', async () => {
    const { sewer } = office
    const { shownPictureBytes: bytes, shownPicturePixels: pixels } = limits
    const tried = async (content: Buffer) =>
      office.change(sewer, sewer, { avatar: await office.upload(sewer, content) })
    const refused: [Buffer, string][] = [
      [pngOf(pixels + 1, 1), texts.upload.pictureTooLarge],
      [pngOf(1, pixels + 1), texts.upload.pictureTooLarge],
      [pngOf(2 ** 32 - 1, 1), texts.upload.pictureTooLarge],
      [pngOf(1, 1, bytes - png.length + 1), texts.upload.pictureTooLarge],
      [pngOf(0, 1), texts.upload.unreadable],
      [png.subarray(0, 20), texts.upload.unreadable],
    ]
    for (const [content, msg] of refused)
      expect((await tried(content)).failure).toMatchObject({
        code: 'invalid',
        errors: [{ path: 'avatar', msg }],
      })
    expect((await tried(pngOf(pixels, pixels, bytes - png.length))).status).toBe(200)
  })
})
