import { addPerson, createLeave } from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'
import { choose } from '../support/employees.ts'
import { enterLeave } from '../support/leaves.ts'
import { hold } from '../support/slow-network.ts'
import { visit } from '../support/visit.ts'

// Input typed while a form is being saved does not reach its fields: it cannot be mistaken for saved, and nothing else is
// lost.

test('an HR Manager types on while a form is being saved', async ({ page, signIn }) => {
  await test.step('the next employee is typed once the one before is saved', async () => {
    await signIn(accounts.hr, '/employees/new')
    await choose(page, 'Branch', 'Sta. Maria')
    await page.getByLabel('First Name').fill('Una')
    await page.getByLabel('Last Name').fill('Magkasunod')
    await page.getByLabel('Email').fill('una@journey.example')
    await page.getByRole('textbox', { name: 'Birthday' }).fill('1995-06-07')
    await page.getByRole('textbox', { name: 'Birthday' }).press('Tab')
    await page.getByLabel('Last Name').focus()
    const saving = await hold(page, `**${addPerson.path}`)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith(addPerson.path)) asked += 1
    })
    await page.keyboard.press('Control+Enter')
    await saving.asked

    await test.step('nothing is taken meanwhile, and nothing is sent again', async () => {
      await page.keyboard.type('X')
      await expect(page.getByLabel('Last Name')).toBeFocused()
      await expect(page.getByLabel('Last Name')).toHaveValue('Magkasunod')
      await page.getByRole('combobox', { name: 'Branch' }).press('ArrowDown')
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await page.getByLabel('Gender').selectOption({ index: 1 })
      await expect(page.getByLabel('Gender')).toHaveValue('')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+Enter')
      let chosen = false
      page.on('filechooser', () => {
        chosen = true
      })
      await page.getByRole('button', { name: 'Upload a picture' }).click()
      expect(chosen).toBe(false)
    })

    await test.step('then the form is empty for the next', async () => {
      saving.release()
      await expect(page.getByRole('heading', { name: 'Added just now: 1' })).toBeVisible()
      await expect(page.getByLabel('First Name')).toBeFocused()
      await page.keyboard.type('Dalawa')
      await expect(page.getByLabel('First Name')).toHaveValue('Dalawa')
      await expect(page.getByLabel('Last Name')).toHaveValue('')
      expect(asked).toBe(1)
    })
  })

  await test.step('a form takes nothing between its save and the page before it', async () => {
    const client = await clientOf(accounts.hr)
    const days = { date: '2027-09-06', dateEnd: '2027-09-06' }
    const { _id } = await enterLeave(client, 'EMP-00042', { ...days, details: 'A wedding' })
    await visit(page, '/leaves')
    await expect(page.getByRole('heading', { name: 'Leaves' })).toBeVisible()
    await visit(page, `/leaves/new?id=${_id}`)
    const details = page.getByRole('textbox', { name: 'Details' })
    await details.fill('A wedding in Malolos')
    const saving = await hold(page, `**${createLeave.path}`)
    await page.getByRole('button', { name: 'Save Leave' }).click()
    await saving.asked
    await details.focus()
    await page.keyboard.type('!')
    await expect(details).toHaveValue('A wedding in Malolos')

    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    saving.release()
    await expect(page.getByText('Success', { exact: true })).toBeVisible()
    await page.keyboard.type('!')
    await expect(details).toBeFocused()
    await expect(details).toHaveValue('A wedding in Malolos')
    await page.clock.resume()
    await expect(page).toHaveURL(/\/leaves(\?|$)/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
