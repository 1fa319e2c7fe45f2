import { createDocument, type Document, listDocuments, readDocument } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { choose } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { pdf, png, sendFile } from '../support/sent-files.ts'
import { hold } from '../support/slow-network.ts'
import { visit } from '../support/visit.ts'

test.use({ expectedErrors: [/409|415|ERR_/] })

test('a manager posts documents, and loses nothing that was typed', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(accounts.manager, '/documents')
  const table = page.getByRole('table', { name: 'Documents' })
  await expect(table.locator('tbody tr')).not.toHaveCount(0)
  for (const name of ['Title', 'Details', 'Date Posted', 'File Type'])
    await expect(table.getByRole('columnheader', { name })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expectAccessible()

  await test.step('what is missing is said at its field', async () => {
    await page.getByRole('button', { name: 'Add Documents' }).click()
    await expect(page.getByRole('heading', { name: 'Announcement Details' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Branch ID' })).toHaveValue('San Isidro')
    await expect(page.getByRole('textbox', { name: 'Branch ID' })).toBeDisabled()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Give it a title')).toBeVisible()
    await expect(page.getByText('Attach a file')).toBeVisible()
    await expectAccessible()
  })

  await test.step('an attached image is shown, and sets the file type', async () => {
    await page.getByRole('textbox', { name: 'Title' }).fill('Sample room')
    await page.getByRole('textbox', { name: 'Description/Details' }).fill('After the move')
    await page
      .getByLabel('Attach File')
      .setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: png })
    await expect(page.getByRole('img', { name: 'room.png' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'File Type' })).toHaveValue('Image')
    // However long the form stays open, the file that was chosen here opens.
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'View File' }).click()
    const tab = await opened
    await expect(tab).toHaveURL(/^blob:/)
    expect(await tab.evaluate(() => document.contentType)).toBe('image/png')
    await tab.close()
  })

  await test.step('it is saved once, and the list shows it first', async () => {
    await page.getByRole('button', { name: 'Save' }).dblclick()
    await expect(page).toHaveURL(/\/documents$/)
    await expect(table.locator('tbody tr').first()).toContainText('Sample room')
    await expect(table.locator('tbody tr').filter({ hasText: 'Sample room' })).toHaveCount(1)
  })

  await test.step('its file opens in a new tab', async () => {
    const opened = page.waitForEvent('popup')
    await table
      .getByRole('row', { name: /Sample room/ })
      .getByRole('link', { name: 'View File' })
      .click()
    const tab = await opened
    await expect(tab).toHaveURL(/\/api\/file\//)
    await tab.close()
  })

  const previewed: (string | undefined)[] = []
  // Replaces the browser's PDF viewer, which is not under test and takes minutes on a busy machine.
  await intercept(page, '**/api/file/**', async (route) => {
    const response = await route.fetch()
    previewed.push(response.headers()['content-type'])
    await route.fulfill({ contentType: 'text/html', body: 'The PDF' })
  })
  await test.step('a PDF is dropped, and another file type is refused', async () => {
    await page.getByRole('button', { name: 'Add Documents' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Floor rules')
    const dropped = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], 'rules.pdf', { type: 'application/pdf' }))
      return transfer
    }, pdf.toString())
    await page.getByText('Drag a file here').dispatchEvent('drop', { dataTransfer: dropped })
    await expect(page.getByTitle('Preview of rules.pdf').contentFrame().getByText('The PDF')).toBeVisible()
    expect(previewed).toEqual(['application/pdf'])
    await expect(page.getByRole('combobox', { name: 'File Type' })).toHaveValue('PDF File')
    await choose(page, 'File Type', 'Image')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('This file is a PDF. Choose PDF File.')).toBeVisible()
    await choose(page, 'File Type', 'PDF File')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/documents$/)
  })

  await test.step('it is changed', async () => {
    await table
      .getByRole('row', { name: /Floor rules/ })
      .getByRole('button', { name: 'Edit' })
      .click()
    await expect(page).toHaveURL(/\/documents\/new\?id=/)
    await page.getByRole('textbox', { name: 'Title' }).fill('Rules of the floor')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/documents$/)
    await expect(table.getByRole('row', { name: /Rules of the floor/ })).toBeVisible()
    // As a minute later, when the reply signs the file's address anew.
    await intercept(page, `**${readDocument.path.replace(':id', '*')}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('?', '?again&') })
    })
    // The row that the list handed over is older than the saved document.
    await page.goForward()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Rules of the floor')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Rules of the floor')
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('it is removed', async () => {
    await table
      .getByRole('row', { name: /Rules of the floor/ })
      .getByRole('button', { name: 'Remove' })
      .click()
    const question = page.getByRole('dialog', { name: 'Remove Document?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(table.getByRole('row', { name: /Rules of the floor/ })).toHaveCount(0)
  })

  await test.step('what head office keeps for all cannot be changed here', async () => {
    const row = table.getByRole('row', { name: /13th month pay/ })
    await expect(row.getByRole('link', { name: 'View File' })).toBeVisible()
    await expect(row.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  })

  await page.unrouteAll()
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
  await visit(page, `/documents/new?id=${posted?._id}`)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept')
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
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => findDocument(accounts.manager, 'Mine'))
      .toMatchObject({ desc: 'Theirs', name: 'theirs.pdf', fileType: 'PDF File' })
  })
})

/** The newest document of these words. */
async function findDocument(userId: string, search: string): Promise<Document | undefined> {
  const client = await clientOf(userId)
  const { data } = await client.send(listDocuments, { params: { id: 'all' }, query: { search } })
  return data[0]
}
