import { type AttendanceRecord, listAttendance, listPayslips, markPayslips, texts } from '@tahi/contract'
import { formatExactPesos } from '@tahi/domain'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { intercept } from '../support/intercept.ts'
import { expectPrinted } from '../support/printed.ts'
import { hold } from '../support/slow-network.ts'
import { visit } from '../support/visit.ts'

test.describe('attendance, of which a day cannot be read at first', () => {
  test.use({ expectedErrors: [/500/] })

  test('the General Manager watches it in every branch, by day, status and user ID', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const late = await someoneLate()
    const code = late.employee.userId.toLowerCase()
    const rows = page.getByRole('row')
    const maria = rows.filter({ hasText: 'Sta. Maria' })
    const isidro = rows.filter({ hasText: 'San Isidro' })
    const head = (name: string) => page.getByRole('columnheader', { name })
    const dialog = page.getByRole('dialog')
    const chooseLate = async () => {
      await page.getByRole('combobox', { name: 'Status' }).click()
      await page.getByRole('option', { name: 'Late', exact: true }).click()
    }
    await signIn(accounts.admin, '/attendance')
    await expect(isidro.first()).toContainText(/\d+ \/ \d+/)
    await expect(page.getByRole('button', { name: 'New Attendance' })).toHaveCount(0)
    await expect(head('Present')).toBeVisible()

    await test.step('no paper says that nobody was present where the day could not be read', async () => {
      const days = '**/api/attendance/all?*'
      await intercept(page, days, (route) => route.fulfill({ status: 500, json: {} }))
      await maria.first().getByRole('button').first().click()
      await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
      const popup = page.waitForEvent('popup')
      await dialog.getByRole('button', { name: 'Print' }).click()
      const paper = await popup
      await expect.poll(() => paper.isClosed()).toBe(true)
      await page.unroute(days)
      await dialog.getByRole('button', { name: 'Retry' }).click()
      await expect(dialog.getByRole('table')).toContainText('EMP-')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    await test.step('without a status those present are exported', async () => {
      const asked = page.waitForRequest(/attendance\/export\?.*status=present/)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export' }).click()
      const [file] = await Promise.all([download, asked])
      expect(file.suggestedFilename()).toBe('attendance-data.xlsx')
    })

    await test.step('the filters live in the address', async () => {
      await page.getByRole('combobox', { name: 'Branch' }).click()
      await page.getByRole('option', { name: 'San Isidro' }).click()
      await expect(page).toHaveURL(/branch=/)
      await expect(maria).toHaveCount(0)
      await page.goBack()
      await expect(maria.first()).toBeVisible()
    })

    await test.step('the count is of those in the status, and of those found', async () => {
      await chooseLate()
      await expect(page).toHaveURL(/status=late/)
      await expect(head('Late')).toBeVisible()
      await expect(isidro.first()).toBeVisible()
      await page.getByRole('searchbox', { name: 'Search' }).fill(code)
      await expect(page).toHaveURL(/search=emp-/)
      await expect(isidro).toHaveCount(0)
      await expect(maria.first()).toContainText(/\D1 \/ \d+/)
      await expectAccessible()
    })

    await test.step('and so it is in what is printed and exported', async () => {
      const only = `late, with “${code}”`
      await maria.first().click()
      await expect(dialog).toContainText(new RegExp(`1 of \\d+ employees ${only}`))
      await expect(dialog.getByRole('row')).toHaveText([/^Name/, new RegExp(late.employee.userId)])
      await expectAccessible()
      await expectPrinted(page, dialog, only)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      const asked = page.waitForRequest(/attendance\/export\?.*status=late.*search=emp-/)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export' }).click()
      await Promise.all([asked, download])
    })

    await test.step('by branch too, and back step by step', async () => {
      await page.getByText('By branch', { exact: true }).click()
      await expect(page).toHaveURL(/by=branch/)
      await expect(head('Late')).toBeVisible()
      await expect(maria).toHaveCount(1)
      await page.goBack()
      await expect(page).not.toHaveURL(/by=branch/)
      await page.goBack()
      await expect(isidro.first()).toBeVisible()
      await expect(head('Late')).toBeVisible()
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
      await page.goBack()
      await expect(head('Present')).toBeVisible()
    })

    await test.step('no sum of the former filter stands under the name of the next one', async () => {
      const sum = page.getByText(/: [\d,]+ \/ [\d,]+$/)
      await page.getByText('By branch', { exact: true }).click()
      await expect(sum).toContainText(texts.forAllBranches)
      // The sums by branch that were asked for before are known.
      await page.getByRole('textbox', { name: 'Select From' }).fill('11/3/2026')
      await page.getByRole('textbox', { name: 'Select From' }).press('Enter')
      await expect(page).toHaveURL(/from=2026-11-03/)
      await expect(sum).toContainText(texts.forAllBranches)
      const counting = await hold(page, /attendance\/summary\?.*status=late/)
      await chooseLate()
      await counting.asked
      await expect(page).toHaveURL(/status=late/)
      await expect(sum).toHaveCount(0)
      counting.release()
      await expect(sum).toContainText(texts.attendanceSummary.branches(2))
    })
  })
})

test('the General Manager watches pay by branch and pay date, status and person', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const accountant = await clientOf(accounts.accountant)
  const query = { payDate: '2026-11-05', status: 'pending', search: 'EMP-00010' } as const
  const [slip] = (await accountant.send(listPayslips, { params: { id: 'all' }, query })).data
  const mark = (status: 'paid' | 'pending') =>
    accountant.send(markPayslips, { body: { ids: [slip?._id ?? ''], status } })
  const rows = page.getByRole('table', { name: 'Salary' }).locator('tbody tr')
  const head = (name: string) => page.getByRole('columnheader', { name })
  const dialog = page.getByRole('dialog', { name: 'San Isidro, Nov 5, 2026' })
  await signIn(accounts.admin, '/salary?from=2026-11-05&to=2026-11-05')
  await expect(head('Total of Paid Employees')).toBeVisible()
  await expect(rows.filter({ hasText: 'San Isidro' })).toContainText(/0\/\d+/)
  await expect(page.getByRole('button', { name: 'Add Salary' })).toHaveCount(0)

  await test.step('a status counts those in it, without a share of all', async () => {
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'To Pay' }).click()
    await expect(page).toHaveURL(/status=pending/)
    await expect(head('To Pay')).toBeVisible()
    await expect(rows.filter({ hasText: 'San Isidro' })).toHaveText(/San Isidro\d+Nov 5, 2026₱/)
  })

  await test.step('a search those of the people found, also in what is exported', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('emp-00010')
    await expect(rows).toHaveText([/San Isidro1Nov 5, 2026₱/])
    const asked = page.waitForRequest(/salary\/export\?.*status=pending.*search=emp-00010/)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await Promise.all([asked, download])
  })

  await test.step('and in the pay day that a row opens, while they are paid', async () => {
    await rows.first().click()
    await expect(dialog).toContainText('1 employee to pay, with “emp-00010” · net ₱')
    await expect(dialog.locator('tbody tr')).toHaveText([/Pending/])
    await expectAccessible()
    await expectPrinted(page, dialog, 'Nov 5, 2026, only To Pay, with “emp-00010”')
    const asked = page.waitForRequest(
      /salary\/export\?.*payDate=2026-11-05.*status=pending.*search=emp-00010/,
    )
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export' }).click()
    await Promise.all([asked, download])
    await mark('paid')
    await expect(dialog).toContainText('0 employees to pay, with “emp-00010” · net ₱0.00')
    await page.keyboard.press('Escape')
    await expect(page.getByText('No payslip matches these filters.')).toBeVisible()
  })

  await test.step('a pay day’s sums are those of its payslips, also when they are to pay again', async () => {
    await page.goBack()
    await page.goBack()
    await expect(head('Total of Paid Employees')).toBeVisible()
    await rows.filter({ hasText: 'San Isidro' }).click()
    const paid = formatExactPesos(slip?.netPay ?? 0)
    await expect(dialog.getByText(new RegExp(`^1 of \\d+ employees paid · net ${paid} of ₱`))).toBeVisible()
    await mark('pending')
    await expect(dialog.getByText(/^0 of \d+ employees paid · net ₱0\.00 of ₱/)).toBeVisible()
  })

  await test.step('what is not the admin’s says so', async () => {
    await visit(page, '/salary/new')
    await expect(page.getByText('Not allowed')).toBeVisible()
  })
})

/** A late day of somebody in Sta. Maria. */
async function someoneLate(): Promise<AttendanceRecord> {
  const admin = await clientOf(accounts.admin)
  const query = { from: '2026-11-01', status: 'late' } as const
  const { data } = await admin.send(listAttendance, { params: { id: 'all' }, query })
  const found = data.find(({ branchName }) => branchName === 'Sta. Maria')
  if (!found) throw new Error('Nobody in Sta. Maria was late')
  return found
}
