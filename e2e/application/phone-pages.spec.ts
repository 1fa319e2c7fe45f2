import type { Page } from '@playwright/test'
import { createPayslip, listLeaves } from '@tahi/contract'
import { clientOf, recordDay } from '../support/client.ts'
import { cutNames } from '../support/cut-names.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { otherSide } from '../support/message-partner.ts'
import { expect, test, wideAt } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'
import { visit } from '../support/visit.ts'

test('Back leads from a finished form to where it was opened, never into the form again', async ({
  page,
  signInHere,
}) => {
  const { _id, userId } = await addEmployee('Bumabalik')
  const manager = await clientOf(accounts.manager)
  await recordDay(manager, { code: userId, date: '2026-11-17', timeIn: '07:00', timeOut: '16:30' })
  await signInHere(userId, await setPassword(userId))
  const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 })
  const tab = (name: string) => page.getByRole('link', { name, exact: true }).click()
  const send = (name: string) => page.locator('form').getByRole('button', { name }).click()

  await test.step('of a new leave, which was opened from the list', async () => {
    await tab('Leave')
    await page.getByRole('button', { name: 'Request Leave' }).click()
    await page.getByLabel('Type of leave').selectOption('Sick leave')
    await page.getByLabel('First day').fill('2026-12-07')
    await send('Request Leave')
    await expect(page.getByText('Waits for HR')).toBeVisible()
    await expect(heading('My leave')).toBeVisible()
    await page.goBack()
    await expect(heading('Hello, Ligaya')).toBeVisible()
  })

  await test.step('of a change, also where the phone loaded the form anew', async () => {
    await tab('Leave')
    await page.getByRole('button', { name: 'Change leave' }).click()
    await page.getByLabel('Why').fill('Flu')
    await page.reload()
    await expect(page.getByLabel('Why')).toHaveValue('Flu')
    await send('Change leave')
    await expect(page.getByText('Flu')).toBeVisible()
    await expect(heading('My leave')).toBeVisible()
    await page.goBack()
    await expect(heading('Hello, Ligaya')).toBeVisible()
  })

  await test.step('of a leave that was opened by its address', async () => {
    await page.goto('/app/leave/new')
    await page.getByLabel('Type of leave').selectOption('Emergency leave')
    await page.getByLabel('First day').fill('2026-12-14')
    await send('Request Leave')
    await expect(page.getByRole('heading', { name: 'Emergency leave' })).toBeVisible()
    await expect(heading('My leave')).toBeVisible()
    await page.goBack()
    await expect(heading('Hello, Ligaya')).toBeVisible()
  })

  await test.step('of a correction', async () => {
    await tab('Attendance')
    const day = page.getByRole('button', { name: /^Tue, Nov 17/ })
    await day.click()
    await page.getByRole('button', { name: 'Something is wrong' }).click()
    await page.getByLabel('Time out').fill('17:00')
    await page.getByLabel('What happened?').fill('I left at five')
    await send('Send to HR')
    await expect(day).toContainText('Correction asked')
    await page.goBack()
    await expect(heading('Hello, Ligaya')).toBeVisible()
  })

  await test.step('of a message', async () => {
    const partner = await otherSide(accounts.hr, 'console')
    await partner.write(_id, 'Good morning!')
    partner.close()
    await visit(page, '/app/messages')
    await page.getByRole('link', { name: /Good morning!/ }).click()
    await page.getByRole('textbox', { name: 'Write a message' }).fill('Opo')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(
      page.getByRole('listitem').filter({ has: page.getByText('Opo', { exact: true }) }),
    ).toBeVisible()
    await page.goBack()
    await expect(heading('Messages')).toBeVisible()
  })

  await test.step('who goes elsewhere while the phone keeps a leave stays there', async () => {
    const asked = async () => (await manager.send(listLeaves, { params: { id: _id }, query: {} })).total
    const before = await asked()
    await tab('Leave')
    await page.getByRole('button', { name: 'Request Leave' }).click()
    await page.getByLabel('Type of leave').selectOption('Sick leave')
    await page.getByLabel('First day').fill('2026-12-21')
    await holdQueue(page)
    await send('Request Leave')
    await tab('Pay')
    await page.evaluate(() => window.dispatchEvent(new Event('release-queue')))
    await expect.poll(asked).toBe(before + 1)
    await expect(heading('My pay')).toBeVisible()
  })
})

test('each page is told to a screen reader, and large text is cut nowhere: tabs, a payslip, forms and sheets', async ({
  page,
  signInHere,
}) => {
  const { _id: employeeId, userId } = await addEmployee('Malaking-letra')
  const hr = await clientOf(accounts.hr)
  const worked = { date: '2026-11-03', timeIn: '07:00', timeOut: '17:30', status: 'present' } as const
  await recordDay(hr, { code: userId, ...worked })
  const { data: payslip } = await hr.send(createPayslip, {
    body: { employeeId, date: '2026-11-01', endDate: '2026-11-15' },
  })
  await signInHere(userId, await setPassword(userId))

  await test.step('a screen reader is told of each page', async () => {
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

  await test.step('the tabs grow with the phone’s text, in both languages', async () => {
    const tabs = page.getByRole('navigation', { name: 'Tahi' })
    for (const language of ['English', 'Filipino']) {
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

  await test.step('a payslip keeps its words whole', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await visit(page, `/app/pay/${payslip._id}`)
    await expect(page.getByText('Bawat araw')).toBeVisible()
    expect(await page.evaluate(brokenWords, '200%')).toEqual([])
    expect(await page.evaluate(wideAt, '200%')).toEqual([])
  })

  await test.step('forms and sheets stay within a small screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const wide = () => page.evaluate(wideAt, '200%')
    for (const [path, days] of [
      ['/app/leave/new', 2],
      ['/app/profile', 1],
    ] as const) {
      await visit(page, path)
      await expect(page.locator('input[type=date]')).toHaveCount(days)
      expect(await wide(), path).toEqual([])
    }
    await page.getByRole('link', { name: 'Ngayon' }).click()
    await page.getByRole('button', { name: 'Mag-clock in' }).click()
    await expect(page.getByRole('button', { name: 'Mag-clock out' })).toBeVisible()
    await visit(page, '/app/devices')
    await page.getByRole('button', { name: 'I-sign out' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await wide(), 'the end of a device').toEqual([])
    await page.keyboard.press('Escape')
    await visit(page, '/app/attendance')
    await page.getByRole('button', { name: 'Nasa trabaho pa' }).click()
    await page.getByRole('button', { name: 'May mali rito' }).click()
    await expect(page.getByRole('button', { name: 'Ipadala sa HR' })).toBeVisible()
    expect(await wide(), 'a correction').toEqual([])
  })
})

/** Keeps the phone's queue locked until the event `release-queue`, so that nothing is added to it. */
async function holdQueue(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let isHeld = true
        window.addEventListener('release-queue', () => {
          isHeld = false
        })
        const opening = indexedDB.open('tahi')
        opening.addEventListener('success', () => {
          const kept = opening.result.transaction('queue', 'readwrite').objectStore('queue')
          const goOn = () => {
            resolve()
            if (isHeld) kept.count().addEventListener('success', goOn)
            else opening.result.close()
          }
          goOn()
        })
      }),
  )
}

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
