import { createDocument, type Document, listDocuments, readDocument } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { pdf, png, sendFile } from '../support/sent-files.ts'
import { hold } from '../support/slow-network.ts'

test.use({ expectedErrors: [/409|415|ERR_/] })

async function findDocument(userId: string, search: string): Promise<Document | undefined> {
  const client = await clientOf(userId)
  const { data } = await client.send(listDocuments, { params: { id: 'all' }, query: { search } })
  return data[0]
}

test('loses nothing that was typed', async ({ page, signIn, expectAccessible }) => {
  await signIn(accounts.manager, '/documents')

  await test.step('leaving while a file is sent asks, and leaves nothing behind', async () => {
    const upload = await hold(page, '**/api/upload')
    await page.getByRole('button', { name: 'Add Documents' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Left')
    await page
      .getByLabel('Attach File')
      .setInputFiles({ name: 'left.png', mimeType: 'image/png', buffer: png })
    await upload.asked
    // Save waits for the upload; leaving saves nothing.
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/documents$/)
    const sent = page.waitForResponse('**/api/upload')
    upload.release()
    await sent
    await page.getByRole('button', { name: 'Add Documents' }).click()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
    expect(await findDocument(accounts.manager, 'Left')).toBeUndefined()
  })

  await page.getByRole('textbox', { name: 'Title' }).fill('Kept')
  await test.step('a failed upload is sent again', async () => {
    await intercept(page, '**/api/upload', (route) => route.abort())
    await page
      .getByLabel('Attach File')
      .setInputFiles({ name: 'kept.png', mimeType: 'image/png', buffer: png })
    await expect(page.getByText('Upload failed')).toBeVisible()
    await expect(page.getByText('The file was not uploaded.')).toBeVisible()
    await expectAccessible()
    await page.unroute('**/api/upload')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('img', { name: 'kept.png' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept')
  })

  await test.step('a file that is not what it is called is refused', async () => {
    const script = Buffer.from('<!doctype html><script>alert(1)</script>')
    await page
      .getByLabel('Attach File')
      .setInputFiles({ name: 'trap.png', mimeType: 'image/png', buffer: script })
    await expect(page.getByRole('button', { name: 'Replace file' })).toHaveAccessibleDescription(
      /Send a picture/,
    )
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await expect(page.getByRole('img', { name: 'kept.png' })).toBeVisible()
  })

  await test.step('nothing is saved until the file that was attached before is kept on purpose', async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    const replace = page.getByRole('button', { name: 'Replace file' })
    await expect(replace).toBeFocused()
    await expect(replace).toHaveAccessibleDescription(/Send a picture/)
    await expectAccessible()
    const keep = page.getByRole('button', { name: 'Keep the present file' })
    await keep.click()
    await expect(keep).toHaveCount(0)
    await expect(replace).not.toHaveAttribute('aria-invalid')
  })

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/documents$/)
  const posted = await findDocument(accounts.manager, 'Kept')
  await page.goto(`/documents/new?id=${posted?._id}`)
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine')

  await test.step('its file opens from a new address before the old one expires', async () => {
    const reading = `**${readDocument.path.replace(':id', '*')}`
    await intercept(page, reading, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('expires=', 'again=1&expires=') })
    })
    await page.clock.fastForward('10:00')
    await expect(page.getByRole('link', { name: 'View File' })).toHaveAttribute('href', /again=1/)
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine')
    await page.unroute(reading)
  })

  await test.step('somebody else was first, with another file', async () => {
    const elsewhere = await clientOf(accounts.hr)
    const fileUrl = await sendFile(accounts.hr, 'theirs.pdf', pdf)
    await elsewhere.send(createDocument, {
      body: { _id: posted?._id, desc: 'Theirs', fileUrl, fileType: 'PDF File' },
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: /Details/ })).toContainText('Theirs')
    await expectAccessible()
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => findDocument(accounts.manager, 'Mine'))
      .toMatchObject({ desc: 'Theirs', name: 'theirs.pdf', fileType: 'PDF File' })
  })
})
