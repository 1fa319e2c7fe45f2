import { expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { draw } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/./] })

test('an HR Admin', async ({ page, signIn, context }) => {
  await signIn(accounts.manager)
  await page.goto('/messages')
  const list = page.getByRole('navigation', { name: 'Conversations' })
  await expect(list.getByRole('link').first()).toBeVisible()
  await draw(page, 'messages')

  await list.getByRole('link', { name: /Salamat din for telling/ }).click()
  await expect(page.getByText('Maraming salamat po!')).toBeVisible()
  await context.setOffline(true)
  await page
    .getByRole('textbox', { name: 'Type a message...' })
    .fill('The corrected payslip is at the office.')
  await page.getByRole('textbox', { name: 'Type a message...' }).press('Enter')
  await expect(page.getByText('Waiting to be sent')).toBeVisible()
  await draw(page, 'messages-thread')
  await context.setOffline(false)

  await page.goto('/messages?search=nobody')
  await expect(page.getByText('No Conversation Found')).toBeVisible()
  await draw(page, 'messages-empty')
})

test('the HR Manager', async ({ page, signIn }) => {
  await signIn(accounts.hr)
  await page.goto('/messages')
  const list = page.getByRole('navigation', { name: 'Conversations' })
  await list.getByRole('link').first().click()
  await expect(page.getByText(/service incentive leave/).first()).toBeVisible()
  await draw(page, 'messages-hr')
})
