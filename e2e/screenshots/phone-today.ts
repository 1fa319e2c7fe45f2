import { sessionOf } from '../support/client.ts'
import { expect, keptOn, test } from '../support/phone-test.ts'
import { drawOnPhone } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|WebSocket/] })

test('today, messages, and what is behind More', async ({ page, context }) => {
  await page.goto('/app/')
  await expect(page.getByRole('button', { name: 'Filipino' })).toBeVisible()
  await drawOnPhone(page, 'language')
  const session = await sessionOf('EMP-00009', 'employee')
  await page.evaluate(({ token, _id }) => {
    localStorage.setItem('tahi-language', 'en')
    localStorage.setItem('tahi-token', token)
    localStorage.setItem('tahi-person', _id)
  }, session)
  await page.goto('/app/')
  await expect(page.getByRole('timer')).toBeVisible()
  await drawOnPhone(page, 'today')
  for (const [name, path] of [
    ['more', '/app/more'],
    ['announcements', '/app/announcements'],
    ['documents', '/app/documents'],
    ['messages', '/app/messages'],
    ['profile', '/app/profile'],
    ['notifications', '/app/notifications'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await drawOnPhone(page, name)
  }
  await page.evaluate(() => localStorage.setItem('tahi-language', 'fil'))
  await page.goto('/app/')
  await expect(page.getByRole('timer')).toBeVisible()
  await drawOnPhone(page, 'today-fil')
  await keptOn(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: /clock/ }).click()
  await expect(page.getByText('Naghihintay na maipadala', { exact: true })).toBeVisible()
  await drawOnPhone(page, 'today-offline')
  await context.setOffline(false)
})
