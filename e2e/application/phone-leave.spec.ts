import { createLeave, decideLeaves, listLeaves, withdrawLeave } from '@tahi/contract'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { intercept, loseAnswers } from '../support/intercept.ts'
import { expect, keptOn, smallTargets, test } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|409/] })

test('a leave is asked for without a line, corrected, changed, followed and withdrawn', async ({
  page,
  context,
  signInHere,
  expectAccessible,
}) => {
  const { _id: userId, userId: code } = await addEmployee('Bituin')
  // The list is never asked for until it is opened.
  await signInHere(code, await setPassword(code), '/app/leave/new')
  const hr = await clientOf(accounts.hr)
  const atHr = async () =>
    (await hr.send(listLeaves, { params: { id: userId }, query: { sort: 'date' } })).data
  const tab = (name: string) => page.getByRole('link', { name, exact: true }).click()
  const card = (text: string) => page.locator('section').filter({ hasText: text, hasNotText: 'Days used' })
  const used = () => page.locator('section').filter({ hasText: 'Days used in 2026' })
  const fill = async (from: string, to: string) => {
    await page.getByLabel('First day').fill(from)
    await page.getByLabel('Last day').fill(to)
    await page.locator('form').getByRole('button').click()
  }

  await test.step('one that HR moved before its answer came is corrected beside theirs, though no list is there', async () => {
    const list = `**${listLeaves.path.replace(':id', 'all')}?*`
    await intercept(page, list, (route) => route.abort())
    await loseAnswers(page, createLeave)
    await page.getByLabel('Type of leave').selectOption('Bereavement leave')
    await page.getByLabel('First day').fill('2026-12-10')
    await page.locator('form').getByRole('button').click()
    await expect.poll(atHr).toHaveLength(1)
    const _id = (await atHr())[0]?._id ?? ''
    await hr.send(createLeave, { body: { _id, date: '2026-12-11', dateEnd: '2026-12-11' } })
    await page.unroute(`**${createLeave.path}`)
    await context.setOffline(true)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Correct it' }).click()
    await expect(page.getByText('HR has now')).toContainText('Fri, Dec 11')
    await expect(page.getByLabel('First day')).toHaveValue('2026-12-10')
    await page.unroute(list)
    await fill('2026-12-10', '2026-12-11')
    await expect.poll(atHr).toMatchObject([{ date: '2026-12-10', dateEnd: '2026-12-11' }])
    await hr.send(withdrawLeave, { body: { _id } })
  })

  await test.step('what is missing is said at its field', async () => {
    await tab('Leave')
    await expect(page.getByText('You have not asked for leave yet.')).toBeVisible()
    await expect(page.getByText('None so far.')).toBeVisible()
    await keptOn(page)
    await page.getByRole('button', { name: 'Request Leave', exact: true }).click()
    await page.locator('form').getByRole('button', { name: 'Request Leave' }).click()
    await expect(page.getByText('Choose the type of leave')).toBeVisible()
    await fill('2026-12-03', '2026-12-01')
    await expect(page.getByText('The last day is before the first.')).toBeVisible()
    await expectAccessible()
    expect(await smallTargets(page)).toEqual([])
  })

  await test.step('without a line the request waits, over a new start, and arrives once', async () => {
    await context.setOffline(true)
    await page.getByLabel('Type of leave').selectOption('Sick leave')
    // As when a new version is loaded; the typed text is still there.
    await page.reload()
    await expect(page.getByLabel('Type of leave')).toHaveValue('Sick')
    await fill('2026-12-01', '2026-12-03')
    await expect(card('Sick leave')).toContainText('Waits to be sent')
    await page.reload()
    await expect(card('Tue, Dec 1 to Thu, Dec 3')).toContainText('Waits to be sent')
    await page.getByRole('button', { name: 'Request Leave' }).click()
    await page.getByLabel('Type of leave').selectOption('Paternity leave')
    await fill('2026-12-14', '2026-12-14')
    await expect(card('Paternity leave')).toContainText('Waits to be sent')
    // An entry being sent cannot be withdrawn. With the lock free, the phone has finished its try.
    await page.evaluate(() => navigator.locks.request('tahi-queue', () => {}))
    // HR never learns of an entry that was withdrawn before it was sent.
    await card('Paternity leave').getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(card('Paternity leave')).toHaveCount(0)
    await expect(page.getByRole('link', { name: '1 entry waits' })).toBeVisible()
    await context.setOffline(false)
    await expect(card('Sick leave').getByText('Waits for HR')).toBeVisible()
    expect(await atHr()).toMatchObject([{ leaveType: 'Sick', date: '2026-12-01', state: 'requested' }])
  })

  await test.step('what the server does not take says why, and is corrected', async () => {
    await page.getByRole('button', { name: 'Request Leave' }).click()
    await page.getByLabel('Type of leave').selectOption('Emergency leave')
    await fill('2026-12-03', '2026-12-03')
    await expect(card('Emergency leave').getByRole('alert')).toContainText('already has a requested leave')
    await expectAccessible()
    expect(await smallTargets(page)).toEqual([])
    await page.getByRole('button', { name: 'Correct it' }).click()
    await expect(page.getByLabel('First day')).toHaveValue('2026-12-03')
    await fill('2026-12-31', '2027-01-02')
    await expect(card('Emergency leave').getByText('Waits for HR')).toBeVisible()
    await expect(card('Emergency leave')).toContainText('Thu, Dec 31 to Sat, Jan 2, 2027')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('it is changed while HR has not decided', async () => {
    await card('Sick leave').getByRole('button', { name: 'Change leave' }).click()
    await expect(page.getByText('The type stays.')).toBeVisible()
    await fill('2026-12-01', '2026-12-02')
    await expect(card('Sick leave')).toContainText('2 days')
    await expect.poll(async () => (await atHr())[0]?.dateEnd).toBe('2026-12-02')
  })

  await test.step('what HR changed meanwhile is not overwritten unseen', async () => {
    await card('Sick leave').getByRole('button', { name: 'Change leave' }).click()
    await expect(page.getByLabel('First day')).toHaveValue('2026-12-01')
    await page.getByLabel('Why (HR reads this)').fill('Check-up')
    const _id = (await atHr())[0]?._id ?? ''
    await hr.send(createLeave, { body: { _id, date: '2026-12-08', dateEnd: '2026-12-09' } })
    await page.locator('form').getByRole('button').click()
    await expect(card('Sick leave').getByRole('alert')).toContainText('Not accepted')
    expect((await atHr())[0]).toMatchObject({ date: '2026-12-08', details: '' })
    await page.getByRole('button', { name: 'Correct it' }).click()
    await expect(page.getByText('HR has now')).toContainText('Tue, Dec 8 to Wed, Dec 9')
    await expectAccessible()
    await fill('2026-12-08', '2026-12-09')
    await expect.poll(async () => (await atHr())[0]?.details).toBe('Check-up')
  })

  await test.step('a change begins without a line from what the list has', async () => {
    await tab('Today')
    await tab('Leave')
    await expect(card('Emergency leave')).toBeVisible()
    await keptOn(page, listLeaves)
    await context.setOffline(true)
    await card('Emergency leave').getByRole('button', { name: 'Change leave' }).click()
    await expect(page.getByText(/^As of/)).toBeVisible()
    await expect(page.getByLabel('First day')).not.toHaveValue('')
    await page.getByLabel('Why').fill('Baha')
    await page.locator('form').getByRole('button').click()
    await expect(card('Emergency leave')).toContainText('Waits to be sent')
    await context.setOffline(false)
    await expect.poll(async () => (await atHr()).map(({ details }) => details)).toContain('Baha')
  })

  await test.step('HR decides, and the phone shows it by itself, with the days of this year', async () => {
    const ids = (await atHr()).map(({ _id }) => _id)
    await hr.send(decideLeaves, { body: { ids, state: 'confirmed' } })
    await expect(page.getByText('Confirmed')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
    await expect(used()).toContainText('Sick leave2 days')
    await expect(used()).toContainText('Emergency leave1 day')
    await expectAccessible()
  })

  await test.step('one that waits is withdrawn', async () => {
    await page.getByRole('button', { name: 'Request Leave' }).click()
    await page.getByLabel('Type of leave').selectOption('Bereavement leave')
    await fill('2026-12-10', '2026-12-10')
    const waiting = card('Bereavement leave').filter({ hasText: 'Waits for HR' })
    await waiting.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByRole('dialog', { name: 'Withdraw this leave?' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(waiting).toHaveCount(0)
    expect(await atHr()).toHaveLength(2)
  })

  await test.step('one whose answer was lost, and that HR moved meanwhile, is corrected', async () => {
    await loseAnswers(page, createLeave)
    await page.getByRole('button', { name: 'Request Leave' }).click()
    await page.getByLabel('Type of leave').selectOption('Bereavement leave')
    await fill('2026-12-10', '2026-12-10')
    await expect.poll(atHr).toMatchObject([{}, { date: '2026-12-10' }, {}])
    const _id = (await atHr())[1]?._id ?? ''
    await hr.send(createLeave, { body: { _id, date: '2026-12-11', dateEnd: '2026-12-11' } })
    await page.unroute(`**${createLeave.path}`)
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(card('Bereavement leave').getByRole('alert')).toContainText('Not accepted')
    // The list read again shows HR's day, in a card that takes the place of the request's: a click could fall between them.
    await expect(card('Bereavement leave')).toContainText('Fri, Dec 11')
    await page.getByRole('button', { name: 'Correct it' }).click()
    await expect(page.getByText('HR has now')).toContainText('Fri, Dec 11')
    await expect(page.getByLabel('First day')).toHaveValue('2026-12-10')
    await fill('2026-12-10', '2026-12-11')
    await expect.poll(atHr).toMatchObject([{}, { date: '2026-12-10', dateEnd: '2026-12-11' }, {}])
  })
})
