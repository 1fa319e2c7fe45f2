import { listLeaves, listQuotas, noteAnnouncementRead, texts } from '@tahi/contract'
import { clientOf } from '../support/client.ts'
import { accounts, origin } from '../support/demo-company.ts'
import { addSewer } from '../support/employees.ts'
import { daysAtHr, expect, known, smallTargets, test } from '../support/phone-test.ts'
import { photo } from '../support/photo.ts'
import { hold } from '../support/slow-network.ts'
import { visit } from '../support/visit.ts'

const birthday = '1990-03-02'
const password = 'sinulid-at-karayom'

/** A wrong password is refused, and the browser logs that too. */
test.use({ expectedErrors: [/40[01]/] })

test('a sewer’s first day: language, password, clock, pieces, leave, and everything else that is there', async ({
  page,
  expectAccessible,
}) => {
  const { _id, userId } = await addSewer('Dalisay')
  const loading = page.getByRole('status', { name: 'Loading' })

  await test.step('the language comes first, and holds', async () => {
    await page.goto('/app')
    await expectAccessible()
    await page.getByRole('button', { name: 'Filipino' }).click()
    await expect(page.getByRole('heading', { name: 'Mag-sign in' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Mag-sign in' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  })

  await test.step('a forgotten password has a way on, to a page of the console', async () => {
    await page.getByRole('link', { name: 'Kumuha ng bago sa email' }).click()
    await expect(page.getByRole('heading', { name: texts.forgottenPassword.title })).toBeVisible()
    await page.goBack()
  })

  await test.step('the birthday is a password for once only', async () => {
    await page.getByRole('button', { name: 'Mag-sign in' }).click()
    await expect(page.getByText('Punan ito')).toHaveCount(2)
    await expect(page.getByLabel('User ID')).toBeFocused()
    await expectAccessible()
    await page.getByLabel('User ID').fill(userId)
    await page.getByLabel('Password', { exact: true }).fill(birthday)
    await page.getByRole('button', { name: 'Mag-sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Pumili ng bagong password' })).toBeVisible()
    // The phone may belong to somebody who speaks another language.
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await page.getByRole('button', { name: 'Filipino' }).click()
    await page.getByLabel('User ID').fill(userId)
    await page.getByLabel('Password', { exact: true }).fill(birthday)
    await page.getByRole('button', { name: 'Mag-sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Pumili ng bagong password' })).toBeVisible()
    await page.getByLabel('Kasalukuyang password').fill(birthday)
    await page.getByLabel('Bagong password', { exact: true }).fill(password)
    await page.getByLabel('Ulitin ang bagong password').fill('iba')
    await page.getByRole('button', { name: 'Palitan ang password' }).click()
    await expect(page.getByText('Hindi magkapareho ang dalawa')).toBeVisible()
    await page.getByLabel('Ulitin ang bagong password').fill(password)
    await page.getByLabel('Kasalukuyang password').fill('hindi-ito')
    await page.getByRole('button', { name: 'Palitan ang password' }).click()
    await expect(page.getByRole('alert')).toHaveText('Mali ang kasalukuyang password.')
    await page.getByLabel('Kasalukuyang password').fill(birthday)
    const chosen = page.getByLabel('Bagong password', { exact: true })
    await chosen.fill('02/03/1990')
    await page.getByLabel('Ulitin ang bagong password').fill('02/03/1990')
    await page.getByRole('button', { name: 'Palitan ang password' }).click()
    await expect(chosen).toHaveAccessibleDescription(/^Baka alam ng iba ang birthday mo/)
    await expectAccessible()
    await chosen.fill(password)
    await page.getByLabel('Ulitin ang bagong password').fill(password)
    // The line may break after the change: what the server says of her then does not come.
    const user = await hold(page, '**/api/auth/user')
    await page.getByRole('button', { name: 'Palitan ang password' }).click()
    await expect(page.getByRole('heading', { name: 'Kumusta, Ligaya' })).toBeVisible()
    user.release()
  })

  await test.step('the other language is one tap away', async () => {
    await page.getByRole('link', { name: 'Iba pa' }).click()
    await expectAccessible()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'More' })).toBeVisible()
    await page.getByRole('link', { name: 'Today' }).click()
  })

  await test.step('one thumb clocks in, at the server’s time', async () => {
    await expect(page.getByText('You have not clocked in yet.')).toBeVisible()
    await expectAccessible()
    expect(await smallTargets(page)).toEqual([])
    await page.getByRole('button', { name: 'Clock in' }).dblclick()
    await expect(page.getByText(/^In since 10:\d\d AM/)).toBeVisible()
    const data = await daysAtHr(_id)
    expect(data).toMatchObject([
      { date: '2026-11-18', timeIn: /^10:/.exec(data[0]?.timeIn ?? '')?.input, timeOut: '', claimed: false },
    ])
  })

  await test.step('pieces are added on a number pad, and corrected while the day lasts', async () => {
    const quota = page.getByRole('article').first()
    const style = await quota.getByRole('heading').textContent()
    await quota.getByRole('button', { name: 'Add pieces' }).click()
    const sheet = page.getByRole('dialog')
    await expectAccessible()
    expect(await smallTargets(page)).toEqual([])
    for (const digit of ['9', '9', '9', '9'])
      await sheet.getByRole('button', { name: digit, exact: true }).click()
    await expect(sheet.getByText(/^That is more than the target of your whole line/)).toBeVisible()
    for (let digits = 0; digits < 4; digits++) await sheet.getByRole('button', { name: 'Delete' }).click()
    for (const digit of ['4', '2']) await sheet.getByRole('button', { name: digit, exact: true }).click()
    await sheet.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(quota.getByText('Mine: 42')).toBeVisible()
    await quota.getByRole('button', { name: 'Correct' }).click()
    await sheet.getByRole('button', { name: '5', exact: true }).click()
    await sheet.getByRole('button', { name: 'Take away' }).click()
    await expect(quota.getByText('Mine: 37')).toBeVisible()
    await expect(quota.getByText('Waits to be sent', { exact: true })).toHaveCount(0)
    const hr = await clientOf(accounts.hr)
    const { data } = await hr.send(listQuotas, {
      params: { id: 'all' },
      query: { from: '2026-11-18', to: '2026-11-18' },
    })
    expect(data.find(({ styleName }) => styleName === style)?.progress).toBeGreaterThanOrEqual(37)
  })

  await test.step('an announcement is read, and is new no longer', async () => {
    await page.getByRole('link', { name: /new announcement/ }).click()
    await expectAccessible()
    const noted = page.waitForRequest(`**${noteAnnouncementRead.path}`)
    await page.getByRole('button', { name: /Year-end party/ }).click()
    await expect(page.getByRole('dialog')).toContainText('Year-end party')
    expect((await noted).postDataJSON()).toMatchObject({ edition: 1 })
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: /Year-end party/ }).getByText('New')).toHaveCount(0)
  })

  await test.step('a leave is asked for', async () => {
    await page.getByRole('link', { name: 'Leave', exact: true }).click()
    await page.getByRole('button', { name: 'Request Leave' }).click()
    await page.getByLabel('Type of leave').selectOption('Sick leave')
    await page.getByLabel('First day').fill('2026-12-07')
    await page.getByLabel('Last day').fill('2026-12-07')
    await page.locator('form').getByRole('button', { name: 'Request Leave' }).click()
    await expect(page.getByText('Waits for HR')).toBeVisible()
    const hr = await clientOf(accounts.hr)
    const { data } = await hr.send(listLeaves, { params: { id: _id }, query: {} })
    expect(data).toMatchObject([{ leaveType: 'Sick', date: '2026-12-07', state: 'requested' }])
  })

  await test.step('the profile has what one may change oneself', async () => {
    await page.getByRole('link', { name: 'More' }).click()
    await page.getByRole('link', { name: 'Profile' }).click()
    // A truncated picture, as after an interrupted copy.
    const whole = photo(1300, 900)
    const picture = page.getByLabel('Change picture').and(page.locator('input'))
    await picture.setInputFiles({ ...whole, buffer: whole.buffer.subarray(0, 5_000) })
    await expect(page.getByText('This picture cannot be read.')).toBeVisible()
    const upload = await hold(page, '**/api/upload')
    await picture.setInputFiles(whole)
    await upload.asked
    // A second one would overtake the first, or be overtaken by it.
    await expect(picture).toHaveAttribute('aria-disabled', 'true')
    let others = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/upload')) others += 1
    })
    await picture.setInputFiles(photo(60, 40))
    upload.release()
    await expect(page.locator('label img')).toHaveJSProperty('naturalWidth', 512)
    await expect(picture).not.toHaveAttribute('aria-disabled')
    expect(others).toBe(0)
    await page.getByLabel('Birthday').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByLabel('Birthday')).toHaveAccessibleDescription(/can be corrected, not removed/)
    await page.getByLabel('Birthday').fill(birthday)
    await page.getByLabel('Contact number').fill('0917 555 0101')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved')).toBeVisible()
    await expectAccessible()
    for (const name of ['Documents', 'Messages', 'Notifications']) {
      await page.getByRole('link', { name: 'More' }).click()
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
      await expect(loading).toHaveCount(0)
      // Documents are looked at where there is no line, which they say.
      if (name !== 'Documents') await expectAccessible()
    }
  })

  await test.step('her month begins today, at its place among the days', async () => {
    await visit(page, '/app/attendance')
    const days = page.getByRole('list', { name: 'Days of November 2026' })
    await expect(days.getByRole('listitem')).toHaveText([/^18: /])
    await expect(days.locator('li').nth(17)).toHaveText(/^18: /)
    await page.getByRole('button', { name: 'Former month' }).click()
    await expect(page.getByText('Your days begin after this month.')).toBeVisible()
  })

  await test.step('nothing is cut off on the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    for (const [path, name] of [
      ['', 'Hello, Ligaya'],
      ['more', 'More'],
      ['profile', 'Profile'],
      ['documents', 'Documents'],
      ['attendance', 'My attendance'],
      ['leave', 'My leave'],
      ['pay', 'My pay'],
    ] as const) {
      await visit(page, `/app/${path}`)
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      await expect(loading).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
      expect(await smallTargets(page), path).toEqual([])
    }
  })

  await test.step('signing out leaves nothing of this person on the phone', async () => {
    await visit(page, '/app/more')
    await page.getByRole('button', { name: 'Sign out' }).click()
    const token = await page.evaluate(() => localStorage.getItem('tahi-token'))
    const whoAmI = () => fetch(`${origin}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })
    // The network hangs, and the phone does not wait for it. Some versions of Chromium (150) cannot hold requests that
    // outlive their page.
    const logout = await hold(page, '**/api/auth/logout')
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('tahi-token'))).toBeNull()
    await expect.poll(() => page.evaluate(known)).toEqual([])
    logout.release()
    await expect.poll(async () => (await whoAmI()).status).toBe(401)
  })
})
