import { atDesk, expect, test } from '../support/browser-test.ts'
import { accounts } from '../support/demo-company.ts'
import { photo } from '../support/photo.ts'

test('what a manager announces and posts, the General Manager finds on the dashboard, who has it open', async ({
  page,
  browser,
  signIn,
  expectAccessible,
}) => {
  await signIn(accounts.admin, '/?day=2027-05-03')
  const month = page.getByRole('grid', { name: 'May 2027' })
  await expect(month.getByRole('button', { name: /^Monday, May 3: nothing/ })).toBeVisible()
  const gallery = page.getByRole('region', { name: 'Gallery' })
  await expect(gallery.getByRole('img').first()).toBeVisible()

  await test.step('at another desk the manager announces', async () => {
    const desk = await atDesk(browser, accounts.manager)
    await desk.goto('/announcement/new')
    await desk.getByRole('textbox', { name: 'Title' }).fill('Labor Day is made up')
    await desk.getByRole('textbox', { name: 'Description' }).fill('We work from 7 to 4, with lunch from us.')
    for (const name of ['Start Date', 'End Date']) {
      await desk.getByRole('textbox', { name }).fill('5/3/2027')
      await desk.getByRole('textbox', { name }).press('Tab')
    }
    await desk.getByRole('button', { name: 'Save' }).click()
    await expect(desk).toHaveURL(/\/announcement$/)

    await desk.goto('/documents/new')
    await desk.getByRole('textbox', { name: 'Title' }).fill('New cutting table')
    await desk.getByLabel('Attach File').setInputFiles(photo(1600, 1200))
    await expect(desk.getByRole('img', { name: 'camera.png' })).toBeVisible()
    await desk.getByRole('button', { name: 'Save' }).click()
    await expect(desk).toHaveURL(/\/documents$/)
    await desk.context().close()
  })

  await test.step('the calendar has marked the day by itself', async () => {
    await month.getByRole('button', { name: 'Monday, May 3: 1 announcement' }).click()
    const day = page.getByRole('region', { name: 'Monday, May 3' })
    await day.getByText('Labor Day is made up').click()
    await expect(day.getByText('We work from 7 to 4, with lunch from us.')).toBeVisible()
    await expect(day).toContainText('San Isidro')
  })

  await test.step('and the gallery shows a small copy of the picture, which opens large', async () => {
    const picture = gallery.getByRole('button', { name: /New cutting table/ })
    await expect(picture.locator('img')).toHaveJSProperty('naturalWidth', 640)
    await picture.click()
    const large = page.getByRole('dialog')
    await expect(large.getByRole('img', { name: /New cutting table/ })).toHaveJSProperty('naturalWidth', 1600)
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(large).toHaveCount(0)
  })
})
