import { readFile } from 'node:fs/promises'
import { createPayslip, listPayslips, markPayslips } from '@tahi/contract'
import { clientOf, recordDay } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { addEmployee } from '../support/employees.ts'
import { expect, keptOn, phone, smallTargets, test, wideAt } from '../support/phone-test.ts'
import { setPassword } from '../support/set-password.ts'
import { visit } from '../support/visit.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|404/] })

test('payday: told of it, explained down to the day, kept as a PDF, and nobody else’s', async ({
  page,
  context,
  signInHere,
  expectAccessible,
}) => {
  const [sewer, other] = [await addEmployee('Ligaya'), await addEmployee('Maningning')]
  const hr = await clientOf(accounts.hr)
  for (const [date, timeOut] of [
    ['2026-10-20', '16:00'],
    ['2026-11-02', '16:00'],
    ['2026-11-03', '17:30'],
    ['2026-11-04', ''],
  ] as const)
    await recordDay(hr, { code: sewer.userId, date, timeIn: '07:00', timeOut, status: 'present' })
  const first = { date: '2026-10-16', endDate: '2026-10-31', payDate: '2026-10-31' }
  await hr.send(createPayslip, { body: { employeeId: sewer._id, ...first } })
  const pay = async ({ _id }: { _id: string }) => {
    const body = { employeeId: _id, date: '2026-11-01', endDate: '2026-11-15', payDate: '2026-11-18' }
    return (await hr.send(createPayslip, { body })).data._id
  }
  const [own, others] = [await pay(sewer), await pay(other)]
  await signInHere(sewer.userId, await setPassword(sewer.userId))
  await keptOn(page)
  const card = (text: string) => page.locator('section').filter({ hasText: text })

  await test.step('a payslip is there before it is paid', async () => {
    await page.getByRole('link', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('link', { name: /₱1,074\.67/ })).toContainText('Nov 1–15, 2026')
    await expect(page.getByRole('link', { name: /₱1,074\.67/ })).toContainText('Pending')
    await expectAccessible()
    expect(await smallTargets(page)).toEqual([])
  })

  await test.step('never opened, it says that it needs a line, and comes with it', async () => {
    await keptOn(page, listPayslips)
    await context.setOffline(true)
    await page.getByRole('link', { name: /Nov 1–15, 2026/ }).click()
    const away = page.getByText('This is not on your phone yet. It comes when there is a connection.')
    await expect(away).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectAccessible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible()
    await expect(away).toHaveCount(0)
    await page.getByRole('link', { name: 'Pay', exact: true }).click()
  })

  await test.step('when it is paid one is told, and led to it', async () => {
    const more = page.getByRole('link', { name: /^More/ })
    const before = (await more.textContent()) ?? ''
    await hr.send(markPayslips, { body: { ids: [own], status: 'paid' } })
    await expect(page.getByRole('link', { name: /₱1,074\.67/ })).toContainText('Paid')
    await expect(more).not.toHaveText(before)
    await more.click()
    await expect(page.getByRole('link', { name: 'Notifications 1 unread' })).toBeVisible()
    await page.getByRole('link', { name: 'Today' }).click()
    await page.getByRole('link', { name: '1 new notification', exact: true }).click()
    await expect(page.locator('main ul, main section').first()).toContainText('Payslip paid')
    await expect(more).toHaveText(before)
    await page.getByRole('link', { name: /Payslip paid/ }).click()
    await expect(page).toHaveURL(new RegExp(`/app/pay/${own}$`))
    await expect(page.getByText('Paid · issued Nov 18, 2026')).toBeVisible()
  })

  await test.step('when it is set back, the open phone shows it, and the notice says so', async () => {
    const told = async () => {
      await visit(page, '/app/notifications')
      return page.getByRole('link', { name: /^Payslip/ })
    }
    await hr.send(markPayslips, { body: { ids: [own], status: 'pending' } })
    await expect(page.getByText('Not paid yet · issued Nov 18, 2026')).toBeVisible()
    await expect(await told()).toHaveText([/^Payslip not paid after all/])
    await hr.send(markPayslips, { body: { ids: [own], status: 'paid' } })
    await expect(await told()).toHaveText([/^Payslip paid/])
    await visit(page, `/app/pay/${own}`)
    await expect(page.getByText('Paid · issued Nov 18, 2026')).toBeVisible()
  })

  await test.step('every figure is explained, down to the day', async () => {
    const how = card('How it is computed')
    await expect(how).toContainText('Regular pay2 paid days, 16.00 hours × ₱540.00 ÷ 8₱1,080.00')
    await expect(how).toContainText('Overtime pay1 day, 1.50 hours × ₱85.00₱127.50')
    await expect(how).toContainText('SSS4.5% of ₱1,207.50₱54.34')
    await expect(how).toContainText('Net pay₱1,207.50 − ₱132.83₱1,074.67')
    await expect(card('Day by day')).toContainText(
      'Wed, Nov 4In at 7:00 AMnot counted, the time-out is missing',
    )
    const before = card('Compared with Oct 16–31, 2026')
    await expect(before).toContainText('₱594.07 more')
    await expect(before).toContainText('Regular pay2 days, 16.00 hours, before 1 day, 8.00 hours+₱540.00')
    await page.setViewportSize({ width: 320, height: 568 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  await test.step('large text stays within the screen, and each tab within itself', async () => {
    await page.setViewportSize(phone.viewport)
    for (const [path, shown] of [
      ['leave', 'None so far.'],
      ['pay', '₱1,074.67'],
      ['announcements', 'Year-end party'],
      [`pay/${own}`, 'Day by day'],
      ['', 'Quota of today'],
    ] as const) {
      await visit(page, `/app/${path}`)
      await expect(page.getByText(shown).first()).toBeVisible()
      for (const size of ['150%', '200%']) {
        expect(await page.evaluate(wideAt, size), `${path} at ${size}`).toEqual([])
      }
    }
    await visit(page, `/app/pay/${own}`)
  })

  await test.step('it is kept as a PDF', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as PDF' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`payslip-${sewer.userId}-2026-11-15.pdf`)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await expect(page.getByText('The PDF is saved on this phone.')).toBeVisible()
  })

  await test.step('without a line it is still there, and says how old it is', async () => {
    await context.setOffline(true)
    await page.clock.fastForward('05:00')
    await page.goto(`/app/pay/${own}`)
    await expect(page.getByText(/^As of/)).toBeVisible()
    await expect(card('Day by day')).toContainText(
      'Tue, Nov 37:00 AM – 5:30 PM8:00 h regular, 1:30 h overtime',
    )
    await page.getByRole('button', { name: 'Save as PDF' }).click()
    await expect(page.getByText('This needs a connection.')).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('nobody else’s is shown', async () => {
    await visit(page, `/app/pay/${others}`)
    await expect(page.getByRole('alert')).toContainText('no longer there')
    await expect(page.getByText('Maningning')).toHaveCount(0)
  })

  await test.step('Filipino says the same', async () => {
    await visit(page, '/app/more')
    await page.getByRole('button', { name: 'Filipino' }).click()
    await visit(page, `/app/pay/${own}`)
    await expect(card('Bawat araw')).toContainText(
      'Miy, Nob 4Pumasok nang 7:00 AMhindi binilang, walang time-out',
    )
    await expectAccessible()
    await visit(page, `/app/pay/${others}`)
    await expect(page.getByRole('alert')).toContainText('Wala na ito, o sa ibang branch ito.')
    await visit(page, '/app/notifications')
    await expect(page.getByText('Bayad na ang payslip')).toBeVisible()
    await expect(page.getByText('Ang sahod mo para sa Nob 1, 2026 hanggang Nob 15, 2026')).toBeVisible()
  })
})
