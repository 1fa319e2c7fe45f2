import { expect, test } from 'vitest'
import { type CompanyValues, changeOf, companyVersions } from './company-values.ts'

const opened: CompanyValues = {
  companyName: 'Sinag Habi',
  nameLines: ['Sinag', 'Habi', ''],
  province: 'Bulacan',
  heroTitle: '',
  heroText: '',
  aboutTitle: '',
  aboutText: '',
  address: '',
  phone: '',
  email: '',
  timeZone: 'Asia/Manila',
  logoUrl: null,
  heroUrl: null,
  aboutUrl: null,
  version: 3,
}
const mine: CompanyValues = { ...opened, nameLines: ['Sinag', 'Habi', 'Inc.'], logoUrl: '/api/file/a' }
const theirs: CompanyValues = { ...opened, province: 'Laguna', nameLines: ['Habi', '', ''], version: 4 }

test('only what is changed is sent, with the version that was opened', () => {
  expect(changeOf(opened, opened)).toEqual({ version: 3 })
  expect(changeOf(opened, mine)).toEqual({
    nameLines: ['Sinag', 'Habi', 'Inc.'],
    logoUrl: '/api/file/a',
    version: 3,
  })
})

test('both versions are shown where they differ', () => {
  expect(companyVersions({ opened, mine, theirs })).toEqual([
    { label: 'Brand', mine: 'Sinag / Habi / Inc.', theirs: 'Habi', differs: true },
    { label: 'Province', mine: 'Bulacan (not changed here)', theirs: 'Laguna', differs: true },
    { label: 'Logo', mine: 'A picture', theirs: 'The drawn one', differs: true },
  ])
})
