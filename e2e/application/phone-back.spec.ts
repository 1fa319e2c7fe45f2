import type { Page } from '@playwright/test'
import { listLeaves } from '@tahi/contract'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { otherSide } from '../support/message-partner.ts'
import { expect, test } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'

test('Back leads from a finished form to where it was opened, never into the form again', async ({
  page,
  signInHere,
}) => {
  const { _id, userId } = await addEmployee('Bumabalik')
  const manager = await clientOf(accounts.manager)
  await recordDay(manager, { code: userId, date: '2026-11-17', timeIn: '07:00', timeOut: '16:30' })
  await signInHere(userId, await setPassword(userId))
  const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 })
  const tab = (name: string) => page.getByRole('link', { name, exact: true }).click()
  const send = (name: string) => page.locator('form').getByRole('button', { name }).click()

  await test.step('of a new leave, which was opened from the list', async () => {
    await tab('Leave')
    await page.getByRole('button', { name: 'Request Leave' }).click()
    await page.getByLabel('Type of leave').selectOption('Sick leave')
    await page.getByLabel('First day').fill('2026-12-07')
    await send('Request Leave')
    await expect(page.getByText('Waits for HR')).toBeVisible()
    await expect(heading('My leave')).toBeVisible()
    await page.goBack()
    await expect(heading('Hello, Ligaya')).toBeVisible()
  })

  await test.step('of a change, also where the phone loaded the form anew', async () => {
    await tab('Leave')
    await page.getByRole('button', { name: 'Change leave' }).click()
    await page.getByLabel('Why').fill('Flu')
    await page.reload()
    await expect(page.getByLabel('Why')).toHaveValue('Flu')
    await send('Change leave')
    await expect(page.getByText('Flu')).toBeVisible()
    await expect(heading('My leave')).toBeVisible()
    await page.goBack()
    await expect(heading('Hello, Ligaya')).toBeVisible()
  })

  await test.step('of a leave that was opened by its address', async () => {
    await page.goto('/app/leave/new')
    await page.getByLabel('Type of leave').selectOption('Emergency leave')
    await page.getByLabel('First day').fill('2026-12-14')
    await send('Request Leave')
    await expect(page.getByRole('heading', { name: 'Emergency leave' })).toBeVisible()
    await expect(heading('My leave')).toBeVisible()
    await page.goBack()
    await expect(heading('Hello, Ligaya')).toBeVisible()
  })

  await test.step('of a correction', async () => {
    await tab('Attendance')
    const day = page.getByRole('button', { name: /^Tue, Nov 17/ })
    await day.click()
    await page.getByRole('button', { name: 'Something is wrong' }).click()
    await page.getByLabel('Time out').fill('17:00')
    await page.getByLabel('What happened?').fill('I left at five')
    await send('Send to HR')
    await expect(day).toContainText('Correction asked')
    await page.goBack()
    await expect(heading('Hello, Ligaya')).toBeVisible()
  })

  await test.step('of a message', async () => {
    const partner = await otherSide(accounts.hr, 'console')
    await partner.write(_id, 'Good morning!')
    partner.close()
    await page.goto('/app/messages')
    await page.getByRole('link', { name: /Good morning!/ }).click()
    await page.getByRole('textbox', { name: 'Write a message' }).fill('Opo')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(
      page.getByRole('listitem').filter({ has: page.getByText('Opo', { exact: true }) }),
    ).toBeVisible()
    await page.goBack()
    await expect(heading('Messages')).toBeVisible()
  })
})

test('who goes elsewhere while the phone keeps a leave stays there', async ({ page, signInHere }) => {
  const { _id, userId } = await addEmployee('Naunang-lumipat')
  await signInHere(userId, await setPassword(userId))
  await page.getByRole('link', { name: 'Leave', exact: true }).click()
  await page.getByRole('button', { name: 'Request Leave' }).click()
  await page.getByLabel('Type of leave').selectOption('Sick leave')
  await page.getByLabel('First day').fill('2026-12-07')
  await holdQueue(page)
  await page.locator('form').getByRole('button', { name: 'Request Leave' }).click()
  await page.getByRole('link', { name: 'Pay', exact: true }).click()
  await page.evaluate(() => window.dispatchEvent(new Event('release-queue')))
  const hr = await clientOf(accounts.hr)
  await expect.poll(async () => (await hr.send(listLeaves, { params: { id: _id }, query: {} })).total).toBe(1)
  await expect(page.getByRole('heading', { name: 'My pay' })).toBeVisible()
})

/** Keeps the phone's queue locked until the event `release-queue`, so that nothing is added to it. */
async function holdQueue(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let isHeld = true
        window.addEventListener('release-queue', () => {
          isHeld = false
        })
        const opening = indexedDB.open('tahi')
        opening.addEventListener('success', () => {
          const kept = opening.result.transaction('queue', 'readwrite').objectStore('queue')
          const goOn = () => {
            resolve()
            if (isHeld) kept.count().addEventListener('success', goOn)
            else opening.result.close()
          }
          goOn()
        })
      }),
  )
}
