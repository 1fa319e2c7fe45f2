import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Client } from '@tahi/client'
import {
  addPerson,
  createBranch,
  createDepartment,
  createDesignation,
  listBranches,
  updatePerson,
} from '@tahi/contract'
import { expect, test } from '../support/browser-test.ts'
import { clientOf } from '../support/client.ts'
import { accounts } from '../support/demo-company.ts'

// Each journey uses its own parts of the organisation and removes them, because the next one counts.

// The journeys are about taken names and stale versions; the browser logs both refusals.
test.use({ expectedErrors: [/status of 409/] })

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const press = (page: Page, name: string, button: string) =>
  dialog(page, name).getByRole('button', { name: button, exact: true }).click()
const act = (page: Page, text: string, button: 'Edit' | 'Delete') =>
  row(page, text).getByRole('button', { name: button }).click()

/** Opens a screen from the menu. The previous screen, with rows of the same names, stays until then. */
async function open(page: Page, title: 'Branches' | 'Department' | 'Designation'): Promise<void> {
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}

/** Chooses in a select of the open dialog. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Saves the open dialog, which closes itself. */
async function save(page: Page, name: string): Promise<void> {
  await press(page, name, 'Save')
  await expect(dialog(page, name)).toHaveCount(0)
}

/** Adds a person to the given place. @returns the new user ID */
async function hire(
  client: Client,
  place: { branchId: string; departmentId?: string; designationId?: string },
): Promise<string> {
  const userId = `ORG-${randomUUID().slice(0, 8)}`
  const { data } = await client.send(addPerson, {
    body: {
      ...place,
      userId,
      role: 'user',
      firstName: 'Nena',
      lastName: 'Abad',
      email: `${userId}@sinaghabi.example`,
      birthday: '1999-05-17',
    },
  })
  return data._id
}

const branchesCalled = async (client: Client, search: string) =>
  (await client.send(listBranches, { params: { id: 'all' }, query: { search } })).data

test('the General Manager keeps the branches', async ({ page, signIn, expectAccessible }) => {
  const elsewhere = await clientOf(accounts.admin)
  const people: string[] = []
  await signIn(accounts.admin)
  await open(page, 'Branches')

  await test.step('adds two, and is told at the field what is wrong', async () => {
    await page.getByRole('button', { name: 'Add Branch' }).click()
    await press(page, 'Branches', 'Save')
    await expect(page.getByText('Required')).toBeVisible()
    await page.getByRole('textbox', { name: 'Branch Name' }).fill('SAN ISIDRO')
    await press(page, 'Branches', 'Save')
    await expect(dialog(page, 'Branches').getByText('There is already a branch of this name.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('textbox', { name: 'Branch Name' }).fill('Poblacion')
    // A double click saves once, and the dialog closes by itself.
    await dialog(page, 'Branches').getByRole('button', { name: 'Save' }).dblclick()
    await expect(dialog(page, 'Branches')).toHaveCount(0)
    await expect(row(page, 'Poblacion')).toHaveCount(1)
    await page.getByRole('button', { name: 'Add Branch' }).click()
    await page.getByRole('textbox', { name: 'Branch Name' }).fill('Riverside')
    await save(page, 'Branches')
  })

  await test.step('meets what somebody else changed meanwhile, and loses neither version', async () => {
    await act(page, 'Riverside', 'Edit')
    const [riverside] = await branchesCalled(elsewhere, 'Riverside')
    await elsewhere.send(createBranch, { body: { _id: riverside?._id, branchName: 'Riverside North' } })
    await page.getByRole('textbox', { name: 'Branch Name' }).fill('Riverside South')
    await press(page, 'Branches', 'Save')
    await expect(page.getByRole('dialog').getByRole('cell', { name: 'Riverside North' })).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Riverside South' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Keep mine' }).press('Enter')
    await expect(dialog(page, 'Branches').getByRole('button', { name: 'Save' })).toBeFocused()
    await save(page, 'Branches')
    await expect(row(page, 'Riverside South')).toBeVisible()
  })

  await test.step('removes one with people, and says where they go', async () => {
    const [poblacion] = await branchesCalled(elsewhere, 'Poblacion')
    for (let count = 0; count < 2; count += 1)
      people.push(await hire(elsewhere, { branchId: poblacion?._id ?? '' }))
    await page.reload()
    await expect(row(page, 'Poblacion').getByRole('link', { name: '2' })).toBeVisible()
    await act(page, 'Poblacion', 'Delete')
    const question = 'Delete this Branch?'
    await expect(dialog(page, question)).toContainText('2 people belong to it.')
    await press(page, question, 'Move and delete')
    await expect(page.getByText('Choose where they go')).toBeVisible()
    await expectAccessible()
    await choose(page, 'Move them to the branch', 'Riverside South')
    await press(page, question, 'Move and delete')
    await expect(row(page, 'Poblacion')).toHaveCount(0)
    await row(page, 'Riverside South').getByRole('link', { name: '2' }).click()
    await expect(page).toHaveURL(/employees\?branch=/)
  })

  await test.step('removes one that nobody belongs to', async () => {
    for (const _id of people) await elsewhere.send(updatePerson, { body: { _id, status: false } })
    await open(page, 'Branches')
    await page.reload()
    await act(page, 'Riverside South', 'Delete')
    await expect(dialog(page, 'Delete this Branch?')).toContainText('Nobody belongs to it.')
    await expectAccessible()
    await press(page, 'Delete this Branch?', 'Delete')
    await expect(row(page, 'Riverside South')).toHaveCount(0)
  })
})

test('the General Manager keeps departments and designations', async ({ page, signIn, expectAccessible }) => {
  const elsewhere = await clientOf(accounts.admin)
  await signIn(accounts.admin)

  await test.step('adds a department and gives it a designation', async () => {
    await open(page, 'Department')
    await expectAccessible()
    await page.getByRole('button', { name: 'Add Department' }).click()
    await page.getByRole('textbox', { name: 'Department Name' }).fill('Awnings')
    await save(page, 'Department')
    await act(page, 'Awnings', 'Edit')
    await page.getByRole('textbox', { name: 'Department Name' }).fill('Aprons')
    await save(page, 'Department')
    await open(page, 'Designation')
    await expectAccessible()
    await page.getByRole('button', { name: 'Add Designation' }).click()
    await press(page, 'Designation', 'Save')
    await expect(page.getByText('Choose the department')).toBeVisible()
    await choose(page, 'Department Name', 'Aprons')
    await page.getByRole('textbox', { name: 'Designation Name' }).fill('Hemmer')
    await expectAccessible()
    await save(page, 'Designation')
    await expect(row(page, 'Hemmer')).toContainText('Aprons')
  })

  const belts = (await elsewhere.send(createDepartment, { body: { departmentName: 'Aprons and belts' } }))
    .data
  const body = { designationName: 'Stitcher', departmentName: belts._id }
  const stitcher = (await elsewhere.send(createDesignation, { body })).data
  const [branch] = await branchesCalled(elsewhere, 'San Isidro')
  const person = await hire(elsewhere, {
    branchId: branch?._id ?? '',
    departmentId: belts._id,
    designationId: stitcher._id,
  })

  await test.step('gives the people of a removed designation another one', async () => {
    await page.reload()
    await act(page, 'Stitcher', 'Delete')
    const question = 'Delete this Designation?'
    await expect(dialog(page, question)).toContainText('1 person belongs to it.')
    await choose(page, 'Their new designation', 'Hemmer')
    await press(page, question, 'Move and delete')
    await expect(row(page, 'Stitcher')).toHaveCount(0)
    await row(page, 'Hemmer').getByRole('link', { name: '1' }).click()
    await expect(page.getByRole('combobox', { name: 'Department' })).toHaveValue('Aprons')
    await expect(page.getByRole('combobox', { name: 'Designation' })).toHaveValue('Hemmer')
  })

  await test.step('lets a removed department go into another one with its designations', async () => {
    await open(page, 'Department')
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: 'Aprons', exact: true }) })
      .getByRole('button', { name: 'Delete' })
      .click()
    const question = 'Delete this Department?'
    await expect(dialog(page, question)).toContainText(
      'They move together with its 1 designation. Where the other department has one of the same name, they join that one.',
    )
    await choose(page, 'Move them to the department', 'Aprons and belts')
    await press(page, question, 'Move and delete')
    await expect(page.getByRole('cell', { name: 'Aprons', exact: true })).toHaveCount(0)
    await open(page, 'Designation')
    await expect(row(page, 'Hemmer')).toContainText('Aprons and belts')
  })

  await test.step('removes a department without people, and is told what goes with it', async () => {
    await elsewhere.send(updatePerson, { body: { _id: person, status: false } })
    await open(page, 'Department')
    await page.reload()
    await act(page, 'Aprons and belts', 'Delete')
    const question = 'Delete this Department?'
    await expect(dialog(page, question)).toContainText(
      'With it go its 1 designation, whose quotas from today on are removed',
    )
    await expectAccessible()
    await choose(page, 'Move its designations to the department', 'Sewing')
    await expect(dialog(page, question)).toContainText('1 designation moves.')
    await expect(dialog(page, question).getByRole('button', { name: 'Move and delete' })).toBeVisible()
    await choose(page, 'Move its designations to the department', 'Sewing')
    await press(page, question, 'Delete')
    await expect(row(page, 'Aprons and belts')).toHaveCount(0)
  })
})
