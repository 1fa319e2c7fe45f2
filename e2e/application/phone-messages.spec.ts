import { listMessages, sendMessage } from '@tahi/contract'
import { clientWith, sessionOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { intercept } from '../support/intercept.ts'
import { otherSide } from '../support/message-partner.ts'
import { expect, test, wideAt } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'

test.use({ expectedErrors: [/503/] })

test('a message that comes while earlier ones are read moves nothing', async ({ page, signInHere }) => {
  const employee = await addEmployee('Nagbabasa')
  await signInHere(employee.userId, await setPassword(employee.userId))
  const manager = await otherSide(accounts.manager, 'console')
  for (let number = 1; number <= 20; number++) await manager.write(employee._id, `Message ${number}`)
  await page.goto(`/app/messages/${manager.id}`)
  const bubble = (text: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) })
  await expect(bubble('Message 20')).toBeInViewport()

  const top = () => page.evaluate(() => document.documentElement.scrollTop)
  const seen = async () =>
    (await manager.client.send(listMessages, { params: { id: employee._id }, query: {} })).data.findLast(
      ({ isSeen }) => isSeen.status,
    )?.text
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
  manager.close()
})

test('earlier messages come above what is read, which stays where it is', async ({ page, signInHere }) => {
  const employee = await addEmployee('Bumabalik')
  const password = await setPassword(employee.userId)
  const manager = await otherSide(accounts.manager, 'console')
  // Sent by the employee, because the manager writes in other journeys too, and nobody sends more than 60 in a minute.
  const { token } = await sessionOf(employee.userId, 'employee', password)
  const client = clientWith(token)
  for (let number = 1; number <= 58; number++)
    await client.send(sendMessage, { body: { recipientId: manager.id, text: `Message ${number}` } })
  manager.close()
  await signInHere(employee.userId, password)
  await page.goto(`/app/messages/${manager.id}`)
  const read = page.getByRole('listitem').filter({ has: page.getByText('Message 9', { exact: true }) })
  await expect(page.getByText('Message 58')).toBeInViewport()
  const earlier = page.getByRole('button', { name: 'Show earlier messages' })
  await page.mouse.wheel(0, -20_000)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollTop)).toBe(0)
  const top = () => read.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  await earlier.click()
  await expect(page.getByText('Message 1', { exact: true })).toBeAttached()
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
})

test('what is seen is said again to a server that was in trouble', async ({ page, signInHere }) => {
  const employee = await addEmployee('Nakakita')
  await signInHere(employee.userId, await setPassword(employee.userId))
  const manager = await otherSide(accounts.manager, 'console')
  await manager.write(employee._id, 'Good morning!')
  await intercept(page, '**/api/messages/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  )
  const refused = page.waitForResponse((response) => response.status() === 503)
  await page.goto(`/app/messages/${manager.id}`)
  await refused
  await page.unrouteAll()
  await page.clock.fastForward('00:06')
  await expect
    .poll(async () => {
      const { data } = await manager.client.send(listMessages, { params: { id: employee._id }, query: {} })
      return data.map(({ isSeen }) => isSeen.status)
    })
    .toEqual([true])
  manager.close()
})

test('a long message leaves in sight when it came and that it is unread, in large text too', async ({
  page,
  signInHere,
}) => {
  const employee = await addEmployee('Malaki-ang-titik')
  await signInHere(employee.userId, await setPassword(employee.userId))
  const manager = await otherSide(accounts.manager, 'console')
  await manager.write(employee._id, 'Tomorrow the line begins at seven. Bring your ID and the form of SSS.')
  manager.close()
  for (const language of ['English', 'Filipino']) {
    await page.goto('/app/more')
    await page.getByRole('button', { name: language }).click()
    await page.goto('/app/messages')
    await expect(page.getByText(/^1 (unread|hindi pa nababasa)$/)).toBeVisible()
    for (const size of ['100%', '150%', '200%'])
      expect(await page.evaluate(wideAt, size), `${language} at ${size}`).toEqual([])
  }
})
