import { createLeave } from '@tahi/contract'
import { atDesk, expect, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { hold } from '../support/slow-network.ts'

test('whoever is quicker than a dialog stays in the field they chose', async ({ page, signIn }) => {
  await signIn(accounts.manager, '/core-hr/shifts')
  const end = page.getByRole('dialog').getByRole('textbox', { name: 'End' })
  // Runs before any timer, and so before the dialog focuses its first field with one.
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      const times = document.querySelectorAll<HTMLElement>('[role=dialog] [placeholder="HH:MM"]')
      if (times.length > 0) observer.disconnect()
      times[1]?.focus()
    }).observe(document.body, { childList: true, subtree: true }),
  )
  await page.getByRole('button', { name: 'Add shift' }).click()
  await end.waitFor()
  await page.clock.runFor(1000)
  await expect(end).toBeFocused()
})

test('whoever leaves a page by keyboard goes on in the one that comes', async ({ page, signIn }) => {
  await signIn(accounts.manager, '/attendance')
  await page.getByRole('button', { name: 'New Attendance' }).press('Enter')
  await expect(page.getByRole('main', { name: 'Attendance Details' })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('textbox', { name: 'Search' }).fill('Salary')
  await expect(palette.getByRole('button', { name: 'Salary' }).first()).toHaveAttribute(
    'data-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main', { name: 'Salary' })).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.getByRole('main')).toBeFocused()
})

test('after a day is confirmed the next one is at hand', async ({ page, signIn }) => {
  const manager = await clientOf(accounts.manager)
  // Days before the demo's, so that no payslip covers them.
  for (const code of ['EMP-00031', 'EMP-00032'])
    await recordDay(manager, {
      code,
      date: '2026-03-03',
      timeIn: '07:00',
      timeOut: '16:00',
      status: 'pending',
    })
  await signIn(accounts.manager, '/attendance?from=2026-03-01&to=2026-03-31&sort=userId')
  const confirm = (code: string) =>
    page.getByRole('row').filter({ hasText: code }).getByRole('button', { name: 'Confirm' })
  await confirm('EMP-00031').focus()
  await page.keyboard.down('Enter')
  await expect(confirm('EMP-00031')).toHaveCount(0)
  await expect(confirm('EMP-00032')).toBeFocused()
  // The key is still held: it is not meant for the next person.
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(confirm('EMP-00032')).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Enter')
  await expect(confirm('EMP-00032')).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'EMP-00032' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toHaveCount(1)
})

test('after a day is confirmed on its own page the next button is at hand', async ({ page, signIn }) => {
  const { _id } = await recordDay(await clientOf(accounts.manager), {
    code: 'EMP-00035',
    date: '2026-03-03',
    timeIn: '07:00',
    timeOut: '16:00',
    status: 'pending',
  })
  await signIn(accounts.manager, `/attendance/new?id=${_id}`)
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  await confirm.press('Enter')
  await expect(confirm).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Correct times…' })).toBeFocused()
})

test('after a leave is confirmed the next request is at hand', async ({ page, signIn }) => {
  for (const code of ['EMP-00033', 'EMP-00034'])
    await (await clientOf(code, 'employee')).send(createLeave, {
      body: { leaveType: 'Sick', date: '2027-05-24', dateEnd: '2027-05-24' },
    })
  await signIn(accounts.manager, '/leaves?status=requested&from=2027-05-24&to=2027-05-30&sort=userId')
  const confirm = (code: string) =>
    page.getByRole('row').filter({ hasText: code }).getByRole('button', { name: 'Confirm' })
  await confirm('EMP-00033').press('Enter')
  await expect(confirm('EMP-00033')).toHaveCount(0)
  await expect(confirm('EMP-00034')).toBeFocused()
})

test('a quota’s entries begin at the first person', async ({ page, signIn }) => {
  await signIn(accounts.manager, '/production')
  await page.getByRole('button', { name: 'Employees' }).first().press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
})

test('icons say what they are to whoever comes to them by keyboard', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 900, height: 700 })
  await signIn(accounts.manager, '/attendance?from=2026-10-01&to=2026-10-31')
  const hint = page.getByRole('tooltip')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Employees' }).focus()
  await page.keyboard.press('Tab')
  await expect(hint).toHaveText('Core HR')
  await page.keyboard.press('Escape')
  await expect(hint).toHaveCount(0)
  const row = page.getByRole('row', { name: /EMP-/ }).first()
  await row.focus()
  await page.keyboard.press('Tab')
  await expect(hint).toHaveText('Edit')
})

test('a finger leaves no hint behind', async ({ browser }) => {
  const page = await atDesk(browser, accounts.manager, true)
  await page.goto('/profile')
  const theme = page.getByRole('button', { name: /^Theme: / })
  await expect(theme).toBeVisible()
  // The labels beside the button become narrower with their font, which would move it from under the pointer.
  await page.evaluate(() => document.fonts.ready)
  await theme.tap()
  await expect(theme).toHaveAccessibleName(/^Theme: Light/)
  // Longer than the tooltip's delay.
  await page.clock.runFor(1000)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await theme.hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.context().close()
})

test('whoever presses Enter, quicker than the server answers, chooses whom it finds and nobody of the search before', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.manager)
  // Late in the alphabet, so that the previous search has not found them.
  const code = 'EMP-00005'
  const typeAhead = async (path: string, label: string) => {
    await page.goto(path)
    const answer = await hold(page, /[?&]search=EMP/)
    const field = page.getByRole('combobox', { name: label })
    await field.click()
    await expect(page.getByRole('option', { name: /EMP-/ }).first()).toBeVisible()
    await field.pressSequentially(code)
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page.getByText('Searching…')).toBeVisible()
    await expect(field).toHaveValue(code)
    answer.release()
    return field
  }

  await test.step('in a form', async () => {
    const field = await typeAhead('/attendance/new', 'Employee Name')
    await expect(field).toHaveValue(/\(EMP-00005\)$/)
  })

  await test.step('and nobody where one types on', async () => {
    await page.goto('/leaves/new')
    const answer = await hold(page, /[?&]search=EMP/)
    const field = page.getByRole('combobox', { name: 'Employee Name' })
    await field.pressSequentially(code)
    await field.press('Enter')
    await answer.asked
    await field.press('Backspace')
    answer.release()
    const first = page.getByRole('option', { name: /EMP-0000/ }).first()
    await expect(first).toHaveAttribute('data-combobox-selected', 'true')
    await expect(field).toHaveValue('EMP-0000')
  })

  await test.step('for a payslip', async () => {
    const field = await typeAhead('/salary/new', 'Employee User ID')
    await expect(field).toHaveValue(/^EMP-00005 · /)
  })

  await test.step('for several payslips', async () => {
    const field = await typeAhead('/salary/new?for=many&whom=people', 'Employees')
    await expect(field).toHaveValue('')
    await expect(page.getByText('EMP-00005 · ')).toBeVisible()
    // The field is empty, so Enter adds nobody.
    await field.press('Enter')
    await field.press('Tab')
    await expect(page.getByText(/^EMP-\d+ · /).filter({ visible: true })).toHaveCount(1)
  })
})
