import { createGate, listGatePins, pairGate, punchAtGate, sealPin, setGatePin } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf, clientWith } from '../support/client.ts'
import { accounts, now } from '../support/demo-company.ts'
import { draw, drawOnPhone } from '../support/take-screenshots.ts'

test.use({ expectedErrors: [/./] })

const pin = '8520'

test('gates, in the console and on a tablet', async ({ page, signIn }) => {
  const hr = await clientOf(accounts.manager)
  const { data: people } = await hr.send(listGatePins, { query: { sort: 'userId', page: 1, pageSize: 9 } })
  for (const { employee } of people.slice(0, 6))
    await hr.send(setGatePin, { body: { userId: employee._id, pin } })

  // A gate at the back door, which was offline this morning, and two people who mistyped there.
  const back = (await hr.send(createGate, { body: { name: 'Back door' } })).data
  const nobody = clientWith(null)
  const { token, sealKey } = (await nobody.send(pairGate, { body: { code: back.code } })).data
  const gate = clientWith(token)
  for (const [index, minutes] of [190, 175].entries()) {
    const phoneTime = new Date(Date.parse(now) - minutes * 60_000).toISOString()
    const punch = { _id: crypto.randomUUID(), code: people[index]?.employee.userId ?? '', phoneTime }
    const sealedPin = await sealPin('9753', punch, sealKey)
    const clocks = { sentAt: now, sinceContact: null, contactAt: null, setBack: 0 }
    await gate.send(punchAtGate, { body: { ...punch, ...clocks, sealedPin } })
  }

  await signIn(accounts.manager, '/core-hr/gates')
  await page.getByRole('button', { name: 'Add gate' }).first().click()
  await page.getByLabel('Name').fill('Front gate')
  await page.getByRole('button', { name: 'Show code' }).click()
  const code = page.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/)
  await expect(code).toBeVisible()
  await draw(page, 'gates-code')
  const address = `/app/gate?code=${await code.textContent()}`
  await page.keyboard.press('Escape')
  await expect(page.getByText('Front gate')).toBeVisible()
  await draw(page, 'gates')
  await page.goto('/core-hr/gates?view=pins')
  await expect(page.getByText('EMP-').first()).toBeVisible()
  await draw(page, 'gates-pins')
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('button', { name: /Selected - Give PINs/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give PINs' }).click()
  await expect(page.getByText(/They are not shown again/)).toBeVisible()
  await draw(page, 'gates-given')
  await page.goto('/core-hr/gates?view=refused')
  await expect(page.getByText('Back door').first()).toBeVisible()
  await draw(page, 'gates-refused')

  await page.goto(address)
  const pair = page.getByRole('button', { name: 'Pair' })
  await expect(pair).toBeVisible()
  await drawOnPhone(page, 'gate-pair')
  await pair.click()
  await expect(page.getByText('Your employee code')).toBeVisible()
  await drawOnPhone(page, 'gate')
  const type = async (digits: string) => {
    for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
  }
  await type('5')
  await page.getByRole('button', { name: /Next/ }).click()
  await type(pin)
  await page.getByRole('button', { name: /Next/ }).click()
  await expect(page.getByRole('status')).toContainText('10:0')
  // A reply is shown for some seconds: the clock is paused while the screenshot is taken.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
  await drawOnPhone(page, 'gate-answer')
})
