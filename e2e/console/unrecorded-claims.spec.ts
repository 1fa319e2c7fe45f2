import { createPunch, texts } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { claimOf } from '../support/claims.ts'
import { clientWith, sessionOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { setPassword } from '../support/set-password.ts'
import { visit } from '../support/visit.ts'

const words = texts.punch

test('a time that could not be recorded is told before pay and above every list until HR is done with it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const { userId } = await addEmployee('Walang-oras')
  const { token } = await sessionOf(userId, 'employee', await setPassword(userId))
  // Neither day has a time in.
  for (const day of ['2026-11-16', '2026-11-17'])
    await clientWith(token).send(createPunch, { body: claimOf(day) })
  await signIn(accounts.manager, `/salary/new?for=many&date=2026-11-16&endDate=2026-11-18&search=${userId}`)
  await expect(page.getByRole('row', { name: new RegExp(userId) })).toContainText(
    `${words.badges.refused}: 16, 17`,
  )
  await expect(page.getByRole('link', { name: /^Look at times not recorded of/ })).toHaveAttribute(
    'href',
    '/attendance?from=2026-11-16&to=2026-11-18',
  )

  await visit(page, '/attendance?from=2026-11-15')
  const notice = page.getByRole('status').filter({ hasText: /could not be recorded/ })
  // The demo company has two others.
  await expect(notice).toContainText(words.left(4))
  await notice.getByRole('button', { name: 'Show' }).click()
  const dialog = page.getByRole('dialog', { name: words.leftTitle })
  const theirs = dialog.getByRole('listitem').filter({ hasText: 'Walang-oras' })
  await expect(theirs).toHaveCount(2)
  await expectAccessible()

  await test.step('the day is entered: the form knows whose and which, and the claim is done with it', async () => {
    await theirs.first().getByRole('button', { name: texts.attendance.add }).click()
    await expect(page.getByRole('combobox', { name: 'Employee Name' })).toHaveValue(/Walang-oras, Ligaya/)
    await expect(page.getByRole('textbox', { name: 'Date' })).toHaveValue('Nov 17, 2026')
    // Only what the form shows is done with.
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
    await page.getByLabel('Time IN').fill('7:00')
    await page.getByLabel('Time OUT').fill('17:00')
    await page.getByRole('button', { name: 'Save Shift' }).click()
    await expect(notice).toContainText(words.left(3))
    await notice.getByRole('button', { name: 'Show' }).click()
    await expect(theirs).toHaveCount(1)
  })

  await theirs.getByRole('button', { name: words.settle }).click()
  await expect(theirs).toHaveCount(0)
  await dialog.getByRole('button', { name: words.settleShown }).click()
  await expect(dialog).toContainText(words.noneUnsettled)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(notice).toHaveCount(0)

  await visit(page, '/attendance?from=2026-11-15&status=claimedOffline')
  await notice.getByRole('button', { name: 'Show' }).click()
  await expect(dialog.getByText(/^Done by .+, Nov 18/)).toHaveCount(4)
})
