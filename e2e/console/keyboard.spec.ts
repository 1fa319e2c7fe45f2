import { createLeave } from '@tahi/contract'
import { atDesk, expect, test } from '../support/browser-test.ts'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { openPalette } from '../support/palette.ts'
import { hold } from '../support/slow-network.ts'
import { visit } from '../support/visit.ts'

test('the focus is where somebody at the keyboard goes on, and the palette leads elsewhere from anywhere', async ({
  page,
  browser,
  signIn,
}) => {
  const palette = page.getByRole('dialog')

  await test.step('whoever is quicker than a dialog stays in the field they chose', async () => {
    await signIn(accounts.manager, '/core-hr/shifts')
    const end = palette.getByRole('textbox', { name: 'End' })
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
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
  })

  await test.step('whoever leaves a page by keyboard goes on in the one that comes', async () => {
    await visit(page, '/attendance')
    await page.getByRole('button', { name: 'New Attendance' }).press('Enter')
    await expect(page.getByRole('main', { name: 'Attendance Details' })).toBeFocused()
    await page.getByRole('button', { name: 'Cancel' }).press('Control+k')
    await palette.getByRole('textbox', { name: 'Search' }).fill('Leaves')
    await expect(palette.getByRole('button', { name: 'Leaves' }).first()).toHaveAttribute(
      'data-selected',
      'true',
    )
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main', { name: 'Leaves' })).toBeVisible()
    await page.clock.runFor(1000)
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('the palette opens from within a field, which keeps what was typed', async () => {
    const search = page.getByRole('searchbox', { name: 'Search' })
    await search.fill('EMP')
    await search.press('Control+k')
    await expect(page.getByPlaceholder('Pages, people, actions')).toBeFocused()
    await expect(search).toHaveValue('EMP')
    await page.keyboard.type('Salary')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/salary/)
  })

  await test.step('it finds nothing only once it has looked, and tells how much it found', async () => {
    const people = await hold(page, /search=EMP-0003(&|$)/)
    await openPalette(page)
    await page.keyboard.type('EMP-0003')
    await page.clock.runFor(300)
    await people.asked
    await expect(palette.getByText('Searching…')).toBeVisible()
    await expect(palette.getByText('Nothing found')).toHaveCount(0)
    people.release()
    await expect(palette.getByRole('status')).toHaveText('8 found')
    await page.keyboard.type('nobody')
    await page.clock.runFor(300)
    await expect(palette.getByText('Nothing found').first()).toBeVisible()
    await expect(palette.getByRole('status')).toHaveText('Nothing found')
  })

  await test.step('it opens the form of a new quota, from wherever one is', async () => {
    await palette.getByRole('textbox', { name: 'Search' }).fill('add quota')
    await expect(palette.getByRole('button', { name: 'Add Quota' })).toHaveAttribute('data-selected')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Quota' }).getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/production$/)
  })

  await test.step('a quota’s entries begin at the first person', async () => {
    await page.getByRole('button', { name: 'Employees' }).first().press('Enter')
    await expect(palette.getByRole('textbox').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
  })

  await test.step('icons say what they are to whoever comes to them by keyboard', async () => {
    await page.setViewportSize({ width: 900, height: 700 })
    await visit(page, '/attendance?from=2026-10-01&to=2026-10-31')
    await expect(page.getByRole('main', { name: 'Attendance' })).toBeVisible()
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

  await test.step('and a finger leaves no hint behind', async () => {
    const tablet = await atDesk(browser, accounts.manager, true)
    await tablet.goto('/profile')
    const theme = tablet.getByRole('button', { name: /^Theme: / })
    await expect(theme).toBeVisible()
    // The labels beside the button become narrower with their font, which would move it from under the pointer.
    await tablet.evaluate(() => document.fonts.ready)
    await theme.tap()
    await expect(theme).toHaveAccessibleName(/^Theme: Light/)
    // Longer than the tooltip's delay.
    await tablet.clock.runFor(1000)
    await expect(tablet.getByRole('tooltip')).toHaveCount(0)
    await theme.hover()
    await expect(tablet.getByRole('tooltip')).toBeVisible()
    await tablet.context().close()
  })
})

test('after what waits is confirmed, the next is at hand', async ({ page, signIn }) => {
  const manager = await clientOf(accounts.manager)
  const confirm = (code: string) =>
    page.getByRole('row').filter({ hasText: code }).getByRole('button', { name: 'Confirm' })

  await test.step('the next day of a list', async () => {
    // Days before the demo's, so that no payslip covers them.
    const day = { date: '2026-03-03', timeIn: '07:00', timeOut: '16:00', status: 'pending' } as const
    for (const code of ['EMP-00031', 'EMP-00032']) await recordDay(manager, { ...day, code })
    await signIn(accounts.manager, '/attendance?from=2026-03-01&to=2026-03-31&sort=userId')
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

  await test.step('what can be done next with a day on its own page', async () => {
    const day = { date: '2026-03-04', timeIn: '07:00', timeOut: '16:00', status: 'pending' } as const
    const { _id } = await recordDay(manager, { ...day, code: 'EMP-00035' })
    await visit(page, `/attendance/new?id=${_id}`)
    await expect(page.getByRole('main', { name: 'Attendance Details' })).toBeVisible()
    const confirmIt = page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true })
    await confirmIt.press('Enter')
    await expect(confirmIt).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Correct times…' })).toBeFocused()
  })

  await test.step('the next request for a leave', async () => {
    for (const code of ['EMP-00033', 'EMP-00034'])
      await (await clientOf(code, 'employee')).send(createLeave, {
        body: { leaveType: 'Sick', date: '2027-05-24', dateEnd: '2027-05-24' },
      })
    await visit(page, '/leaves?status=requested&from=2027-05-24&to=2027-05-30&sort=userId')
    await confirm('EMP-00033').press('Enter')
    await expect(confirm('EMP-00033')).toHaveCount(0)
    await expect(confirm('EMP-00034')).toBeFocused()
  })
})

test('whoever presses Enter, quicker than the server answers, chooses whom it finds and nobody of the search before', async ({
  page,
  signIn,
}) => {
  // Late in the alphabet, so that the previous search has not found them.
  const code = 'EMP-00005'
  const typeAhead = async (label: string) => {
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
    await signIn(accounts.manager, '/attendance/new')
    const field = await typeAhead('Employee Name')
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
    await page.goto('/salary/new')
    const field = await typeAhead('Employee User ID')
    await expect(field).toHaveValue(/^EMP-00005 · /)
  })

  await test.step('for several payslips', async () => {
    await page.goto('/salary/new?for=many&whom=people')
    const field = await typeAhead('Employees')
    await expect(field).toHaveValue('')
    await expect(page.getByText('EMP-00005 · ')).toBeVisible()
    // The field is empty, so Enter adds nobody.
    await field.press('Enter')
    await field.press('Tab')
    await expect(page.getByText(/^EMP-\d+ · /).filter({ visible: true })).toHaveCount(1)
  })
})
