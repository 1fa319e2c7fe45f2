import type { Page } from '@playwright/test'
import { addPerson, type Input, listBranches, listPeople, type PersonRecord } from '@tahi/contract'
import { clientOf } from './client.ts'
import { accounts } from './demo-company.ts'

/** An employee of San Isidro that only one journey uses. @param more such as department and designation */
export async function addEmployee(
  lastName: string,
  more: Partial<Input<typeof addPerson>['body']> = {},
): Promise<PersonRecord> {
  const client = await clientOf(accounts.hr)
  const branches = await client.send(listBranches, { params: { id: 'all' }, query: {} })
  const branchId = branches.data.find(({ branchName }) => branchName === 'San Isidro')?._id ?? null
  const { data } = await client.send(addPerson, {
    body: {
      firstName: 'Ligaya',
      lastName,
      email: `ligaya.${lastName.toLowerCase()}@journey.example`,
      birthday: '1990-03-02',
      branchId,
      address: { city: 'Malolos' },
      contact: '0900 100 1000',
      dailyRate: 540,
      overRate: 85,
      ratesFrom: '2026-01-05',
      ...more,
    },
  })
  return data
}

/** A further employee with the demo's Sewer designation, who sees its quotas. */
export async function addSewer(lastName: string): Promise<PersonRecord> {
  const client = await clientOf(accounts.hr)
  const { data } = await client.send(listPeople, { query: { role: 'user' } })
  const sewer = data.find(({ designationName }) => designationName === 'Sewer')
  if (!sewer?.departmentId || !sewer.designationId) throw new Error('Nobody sews')
  const { departmentId, designationId } = sewer
  return addEmployee(lastName, { departmentId, designationId })
}

/** Chooses an option of a select, both by name. */
export const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** The rows of the record list, without loading placeholders. */
export const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Employees' }).locator('tbody:not([aria-hidden]) tr')
