import { readDocument } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { choose } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { watchMoves } from '../support/moves.ts'
import { pdf, png } from '../support/sent-files.ts'

test('a manager posts an image, which opens in a new tab', async ({ page, signIn, expectAccessible }) => {
  await signIn(accounts.manager)
  await page.getByRole('link', { name: 'Documents', exact: true }).click()
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
    await expectAccessible()
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
})

test('a manager posts a PDF, changes it and removes it', async ({ page, signIn, expectAccessible }) => {
  const previewed: (string | undefined)[] = []
  // Replaces the browser's PDF viewer, which is not under test and takes minutes on a busy machine.
  await intercept(page, '**/api/file/**', async (route) => {
    const response = await route.fetch()
    previewed.push(response.headers()['content-type'])
    await route.fulfill({ contentType: 'text/html', body: 'The PDF' })
  })
  await signIn(accounts.manager, '/documents')
  const table = page.getByRole('table', { name: 'Documents' })

  await test.step('it is dropped, and another file type is refused', async () => {
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
    await expectAccessible()
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(table.getByRole('row', { name: /Rules of the floor/ })).toHaveCount(0)
  })

  await test.step('what head office keeps for all cannot be changed here', async () => {
    const row = table.getByRole('row', { name: /13th month pay/ })
    await expect(row.getByRole('link', { name: 'View File' })).toBeVisible()
    await expect(row.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  })
})

test('the General Manager sees what each branch keeps', async ({ page, signIn, expectAccessible }) => {
  await signIn(accounts.admin, '/documents')
  const cards = page.getByRole('list', { name: 'Documents by branch' })
  await expect(cards.getByRole('button')).toHaveCount(3)
  const table = page.getByRole('table', { name: 'Documents' })
  await expect(table.getByRole('columnheader', { name: 'Branch' })).toBeVisible()

  await test.step('nothing moves while it loads', async () => {
    const moved = await watchMoves(page)
    await page.reload()
    await expect(cards.getByRole('button')).toHaveCount(3)
    await expect(table.locator('tbody tr').first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect(await moved()).toBeLessThan(0.001)
  })

  await test.step('a card leads to its branch, and back', async () => {
    await cards.getByRole('button', { name: /Sta. Maria/ }).click()
    await expect(page).toHaveURL(/branch=/)
    await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveValue('Sta. Maria')
    await expect(table.getByRole('row', { name: /Sta. Maria/ }).first()).toBeVisible()
    await expect(table.getByRole('row', { name: /San Isidro/ })).toHaveCount(0)
    await expectAccessible()
    await page.goBack()
    await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveValue('All')
  })

  await test.step('a new one is for the branch that was chosen, or for all', async () => {
    const all = cards.getByRole('button', { name: /All branches/ })
    await all.click()
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Add Documents' }).click()
    await expect(page.getByRole('combobox', { name: 'Branch ID' })).toHaveValue('All')
  })
})
