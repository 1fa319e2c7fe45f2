import { password } from '../support/demo-company.ts'
import { expect, test } from '../support/phone-test.ts'
import { drawOnPhone } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/./] })

test('leave', async ({ page, context, signInHere }) => {
  await signInHere('EMP-00007', password)
  await page.getByRole('link', { name: 'Leave', exact: true }).click()
  await expect(page.getByText('Days used in 2026')).toBeVisible()
  await drawOnPhone(page, 'leave')

  await page.getByRole('button', { name: 'Request Leave' }).click()
  await page.locator('form').getByRole('button').click()
  await drawOnPhone(page, 'leave-form')

  await context.setOffline(true)
  await page.getByLabel('Type of leave').selectOption('Emergency leave')
  await page.getByLabel('First day').fill('2027-03-01')
  await page.locator('form').getByRole('button').click()
  await expect(page.getByText('Waits to be sent', { exact: true })).toBeVisible()
  await drawOnPhone(page, 'leave-offline')
})

test('pay', async ({ page, signInHere }) => {
  await signInHere('EMP-00003', password)
  await page.getByRole('link', { name: 'Pay', exact: true }).click()
  const payslip = page.getByRole('link', { name: /Paid/ }).first()
  await expect(payslip).toBeVisible()
  await drawOnPhone(page, 'pay')

  await payslip.click()
  await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible()
  await drawOnPhone(page, 'payslip')

  await page
    .getByRole('heading', { name: 'How it is computed' })
    .evaluate((heading) => heading.scrollIntoView())
  await drawOnPhone(page, 'payslip-explained')
})

test('in Filipino', async ({ page, signInHere }) => {
  await signInHere('EMP-00003', password)
  await page.getByRole('link', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Filipino' }).click()
  await page.getByRole('link', { name: 'Sahod' }).click()
  await page
    .getByRole('link', { name: /Bayad na/ })
    .first()
    .click()
  const days = page.getByRole('heading', { name: 'Bawat araw' })
  await days.evaluate((heading) => heading.scrollIntoView())
  await drawOnPhone(page, 'payslip-days-fil')
})
