import { updatePerson } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { bubbles, composer, withSilentEmployee, write } from '../support/messages-page.ts'
import { hold } from '../support/slow-network.ts'

test.describe('without a line', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/],
  })

  test('messages wait, outlive a reload, a dead line and a cut answer, and are sent once and in order', async ({
    page,
    context,
    signIn,
  }) => {
    const { side, managerId } = await withSilentEmployee('EMP-00054', accounts.manager)
    await signIn(accounts.manager, `/messages?with=${side.id}`)
    await write(page, 'one')
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
    await expect.poll(() => side.thread(managerId)).toEqual(['one'])

    await context.setOffline(true)
    for (const text of ['two', 'three']) await write(page, text)
    await expect(page.getByText('Waiting to be sent')).toHaveCount(2)
    await side.write(managerId, 'meanwhile')
    expect(await side.thread(managerId)).toEqual(['one', 'meanwhile'])

    await context.setOffline(false)
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
    await expect(bubbles(page)).toHaveText(['one', 'meanwhile', 'two', 'three'])
    expect(await side.thread(managerId)).toEqual(['one', 'meanwhile', 'two', 'three'])
    await expect.poll(() => side.heard).toEqual(['one', 'two', 'three'])

    await test.step('a reload in between', async () => {
      await intercept(page, '**/api/messages/send', (route) => route.abort())
      await page.routeWebSocket(/socket\.io/, (socket) => socket.close())
      await page.reload()
      await write(page, 'four')
      await expect(page.getByText('Waiting to be sent')).toHaveCount(1)
      await page.reload()
      await expect(bubbles(page).last()).toHaveText('four')
      await expect(page.getByText('Waiting to be sent')).toHaveCount(1)
      await page.getByRole('button', { name: /HR Admin/ }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      const question = page.getByRole('dialog', { name: 'Log out with 1 message not sent?' })
      await question.getByRole('button', { name: 'Cancel' }).click()
      await page.unroute('**/api/messages/send')
      await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
      expect(await side.thread(managerId)).toEqual(['one', 'meanwhile', 'two', 'three', 'four'])
    })

    await test.step('a line that dies without a word, or in the middle of an answer, delays a message', async () => {
      const isWaiting = page.getByText('Waiting to be sent')
      const dead = await hold(page, '**/api/messages/send')
      await write(page, 'five')
      await dead.asked
      await page.unroute('**/api/messages/send')
      await page.clock.fastForward('00:31')
      await page.clock.fastForward('00:06')
      await expect(isWaiting).toHaveCount(0)

      const cut = { contentType: 'application/json', body: '{"success":true,"da' }
      await intercept(page, '**/api/messages/send', (route) => route.fulfill(cut), { times: 1 })
      await write(page, 'six')
      await expect(isWaiting).toHaveCount(0)
      const all = ['one', 'meanwhile', 'two', 'three', 'four', 'five', 'six']
      await expect(bubbles(page)).toHaveText(all)
      // The page shows no waiting mark before it waits: only the other side tells when the message is stored.
      await expect.poll(() => side.thread(managerId)).toEqual(all)
    })
    side.close()
  })

  test('what the server refuses says why, and is tried again or deleted', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const employee = await addEmployee('Dimagiba')
    const hr = await clientOf(accounts.hr)
    await signIn(accounts.manager, `/messages?with=${employee._id}`)
    await write(page, 'Welcome!')
    await expect(bubbles(page)).toHaveText(['Welcome!'])
    // A message is shown before it is stored, and a deactivated person without stored messages is not found.
    await expect(page.getByRole('link', { name: /Dimagiba.*You: Welcome!/ })).toBeVisible()
    const letWork = (status: boolean) => hr.send(updatePerson, { body: { _id: employee._id, status } })
    await letWork(false)
    await expect(page.getByText(/so nothing more can be sent/)).toBeVisible()
    await letWork(true)
    await expect(composer(page)).toBeVisible()
    await page.clock.pauseAt('2026-11-18T02:30:00Z')
    await letWork(false)
    await write(page, 'Are you there?')
    await page.clock.resume()
    await expect(page.getByText(/Not sent\. Ligaya Dimagiba is deactivated/)).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText(/Not sent\./)).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(bubbles(page)).toHaveText(['Welcome!'])
    await page.reload()
    await expect(page.getByText(/so nothing more can be sent/)).toBeVisible()
    await expect(composer(page)).toHaveCount(0)
  })
})
