import { createPayslip } from '@tahi/contract'
import { clientOf, recordDay } from '../support/client.ts'
import { cutNames } from '../support/cut-names.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { expect, test, wideAt } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'

test('forms and sheets stay within a small screen in large text, in Filipino', async ({
  page,
  signInHere,
}) => {
  const { userId } = await addEmployee('Malaking-letra')
  await signInHere(userId, await setPassword(userId))
  await page.getByRole('button', { name: 'Clock in' }).click()
  await expect(page.getByRole('button', { name: 'Clock out' })).toBeVisible()
  await page.goto('/app/more')
  await page.getByRole('button', { name: 'Filipino' }).click()
  await page.setViewportSize({ width: 320, height: 640 })
  const wide = () => page.evaluate(wideAt, '200%')

  for (const path of ['/app/leave/new', '/app/profile']) {
    await page.goto(path)
    await expect(page.locator('input[type=date]').first()).toBeVisible()
    expect(await wide(), path).toEqual([])
  }
  await page.goto('/app/devices')
  await page.getByRole('button', { name: 'I-sign out' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await wide(), 'the end of a device').toEqual([])
  await page.goto('/app/attendance')
  await page.getByRole('button', { name: 'Nasa trabaho pa' }).click()
  await page.getByRole('button', { name: 'May mali rito' }).click()
  await expect(page.getByRole('button', { name: 'Ipadala sa HR' })).toBeVisible()
  expect(await wide(), 'a correction').toEqual([])
})

test('the tabs grow with the phone’s text, in both languages, and are cut nowhere', async ({
  page,
  signInHere,
}) => {
  const { userId } = await addEmployee('Malaking-tab')
  await signInHere(userId, await setPassword(userId))
  const tabs = page.getByRole('navigation', { name: 'Tahi' })
  for (const language of ['Filipino', 'English']) {
    await page.goto('/app/more')
    await page.getByRole('button', { name: language }).click()
    for (const width of [320, 360, 390])
      for (const textSize of [16, 24, 32]) {
        await page.setViewportSize({ width, height: 568 })
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}px`
        }, textSize)
        expect(await tabs.evaluate(cutNames, width), `${language} ${width} ${textSize}`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        const name = tabs.locator('a > span:not([role])').first()
        expect(await name.evaluate((element) => getComputedStyle(element).fontSize)).toBe(
          `${0.75 * textSize}px`,
        )
      }
  }
})

test('a payslip keeps its words whole in large text', async ({ page, signInHere }) => {
  const { _id: employeeId, userId } = await addEmployee('Buong-salita')
  const hr = await clientOf(accounts.hr)
  await recordDay(hr, {
    code: userId,
    date: '2026-11-03',
    timeIn: '07:00',
    timeOut: '17:30',
    status: 'present',
  })
  const { data } = await hr.send(createPayslip, {
    body: { employeeId, date: '2026-11-01', endDate: '2026-11-15' },
  })
  await signInHere(userId, await setPassword(userId))
  await page.goto('/app/more')
  await page.getByRole('button', { name: 'Filipino' }).click()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/app/pay/${data._id}`)
  await expect(page.getByText('Bawat araw')).toBeVisible()
  expect(await page.evaluate(brokenWords, '200%')).toEqual([])
  expect(await page.evaluate(wideAt, '200%')).toEqual([])
})

test('a screen reader is told of each page', async ({ page, signInHere }) => {
  const { userId } = await addEmployee('Pinapakinggan')
  await signInHere(userId, await setPassword(userId))
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await page.reload()
  await expect(page).toHaveTitle('Hello, Ligaya · Tahi')
  await expect(heading('Hello, Ligaya')).not.toBeFocused()
  await page.getByRole('link', { name: 'More' }).tap()
  await expect(page).toHaveTitle('More · Tahi')
  await expect(heading('More')).toBeFocused()
  expect(await heading('More').evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
  const signOut = page.getByRole('button', { name: 'Sign out' })
  await signOut.tap()
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(signOut).toBeFocused()
  await page.getByRole('button', { name: 'Filipino' }).tap()
  await expect(page).toHaveTitle('Iba pa · Tahi')
})

/** Words that are drawn on more than one line at this text size; runs in the page. */
function brokenWords(size: string): string[] {
  document.documentElement.style.fontSize = size
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const broken: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
    }
  }
  document.documentElement.style.fontSize = ''
  return broken
}
