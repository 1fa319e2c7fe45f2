import { listMessages, sendMessage } from '@tahi/contract'
import { clientWith, sessionOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { otherSide } from '../support/message-partner.ts'
import { expect, test, wideAt } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'
import { visit } from '../support/visit.ts'

test.use({ expectedErrors: [/503/] })

test('messages are read in large text, seen when they are, and stay where they are read when others come', async ({
  page,
  signInHere,
}) => {
  const employee = await addEmployee('Nagbabasa')
  const password = await setPassword(employee.userId)
  await signInHere(employee.userId, password)
  const manager = await otherSide(accounts.manager, 'console')
  const thread = `/app/messages/${manager.id}`
  const asHrSees = async () =>
    (await manager.client.send(listMessages, { params: { id: employee._id }, query: {} })).data
  const seen = async () => (await asHrSees()).findLast(({ isSeen }) => isSeen.status)?.text
  const bubble = (text: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) })
  const top = () => page.evaluate(() => document.documentElement.scrollTop)
  const today = page.getByRole('link', { name: 'Today' })

  await test.step('a long one leaves in sight when it came and that it is unread, in large text too', async () => {
    await manager.write(employee._id, 'Tomorrow the line begins at seven. Bring your ID and the form of SSS.')
    for (const language of ['Filipino', 'English']) {
      await visit(page, '/app/more')
      await page.getByRole('button', { name: language }).click()
      await visit(page, '/app/messages')
      await expect(page.getByText(/^1 (unread|hindi pa nababasa)$/)).toBeVisible()
      for (const size of ['100%', '150%', '200%'])
        expect(await page.evaluate(wideAt, size), `${language} at ${size}`).toEqual([])
    }
  })

  await test.step('what is seen is said again to a server that was in trouble', async () => {
    await intercept(page, '**/api/messages/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    )
    const refused = page.waitForResponse((response) => response.status() === 503)
    await visit(page, thread)
    await refused
    await page.unrouteAll()
    await page.clock.fastForward('00:06')
    await expect.poll(async () => (await asHrSees()).map(({ isSeen }) => isSeen.status)).toEqual([true])
  })

  await today.click()
  for (let number = 1; number <= 20; number++) await manager.write(employee._id, `Message ${number}`)
  await visit(page, thread)
  await expect(bubble('Message 20')).toBeInViewport()
  await expect.poll(seen).toBe('Message 20')
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && asked.push(request.url()))

  await test.step('read above, it stays where it is, and what came is not seen', async () => {
    await page.mouse.wheel(0, -10_000)
    await expect(bubble('Message 1')).toBeInViewport()
    await expect.poll(top).toBe(0)
    await manager.write(employee._id, 'Meanwhile')
    await expect(bubble('Meanwhile')).toBeAttached()
    expect(await top()).toBe(0)
    // The page would have reported the message as seen before Send becomes enabled.
    const written = page.getByRole('textbox', { name: 'Write a message' })
    await written.fill('x'.repeat(3_300))
    await expect(written).toHaveAccessibleDescription('At most 2,000 characters: 1,300 too many')
    await expect(written).toHaveValue('x'.repeat(3_300))
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    await written.fill('Opo')
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
    expect(asked).toEqual([])
  })

  await test.step('at the foot the latest comes into view and is seen, and what one writes', async () => {
    await page.mouse.wheel(0, 10_000)
    await expect(bubble('Meanwhile')).toBeInViewport()
    await expect.poll(seen).toBe('Meanwhile')
    await manager.write(employee._id, 'The last of today')
    await expect(bubble('The last of today')).toBeInViewport()
    await page.mouse.wheel(0, -10_000)
    await expect(bubble('Message 1')).toBeInViewport()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(bubble('Opo')).toBeInViewport()
  })

  await test.step('earlier ones come above what is read, which stays where it is', async () => {
    await today.click()
    // In a thread that the phone does not know yet. Sent by the employee: nobody sends more than 60 in a minute.
    const other = await otherSide(accounts.hr, 'console')
    other.close()
    const own = clientWith((await sessionOf(employee.userId, 'employee', password)).token)
    for (let number = 1; number <= 58; number++)
      await own.send(sendMessage, { body: { recipientId: other.id, text: `Message ${number}` } })
    await visit(page, `/app/messages/${other.id}`)
    await expect(bubble('Message 58')).toBeInViewport()
    const earlier = page.getByRole('button', { name: 'Show earlier messages' })
    await page.mouse.wheel(0, -20_000)
    await expect.poll(top).toBe(0)
    const topOfRead = () => bubble('Message 9').evaluate((element) => element.getBoundingClientRect().top)
    const before = await topOfRead()
    await earlier.click()
    await expect(bubble('Message 1')).toBeAttached()
    expect(Math.abs((await topOfRead()) - before)).toBeLessThanOrEqual(1)
  })
  manager.close()
})
