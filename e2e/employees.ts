import type { Page } from '@playwright/test'
import { addPerson, listBranches, type PersonRecord } from '@tahi/contract'
import { clientOf } from './client.ts'
import { accounts } from './company.ts'

/** An employee of San Isidro who belongs to one journey alone. */
export async function addEmployee(lastName: string): Promise<PersonRecord> {
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
    },
  })
  return data
}

/** Chooses an option of a select by their names. */
export const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** The rows of the record list. */
export const rowsOf = (page: Page) => page.getByRole('table', { name: 'Employees' }).locator('tbody tr')
