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
  await page.getByRole('button', { name: 'Tapusin' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await wide(), 'the end of a device').toEqual([])
  await page.goto('/app/attendance')
  await page.getByRole('button', { name: 'Nasa trabaho pa' }).click()
  await page.getByRole('button', { name: 'May mali rito' }).click()
  await expect(page.getByRole('button', { name: 'Ipadala sa HR' })).toBeVisible()
  expect(await wide(), 'a correction').toEqual([])
})
