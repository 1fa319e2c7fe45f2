import type { Quota } from '@tahi/contract'
import { expect, test } from 'vitest'
import { company } from '../../../../test/company.ts'
import { quotaList } from './print-quotas.ts'

const quota = (fields: Partial<Quota>): Quota => ({
  _id: 'a',
  branchId: 'b',
  branchName: 'San Isidro',
  departmentId: 'c',
  departmentName: 'Sewing',
  designationId: 'd',
  designationName: 'Sewer',
  styleName: 'Polo',
  target: 1200,
  date: '2026-11-18',
  progress: 1000,
  entries: 3,
  expected: 450,
  standing: 'onTrack',
  status: true,
  version: 1,
  createdAt: '2026-11-17T08:00:00Z',
  can: [],
  ...fields,
})

test('the list on paper is titled by its range, tells how each quota stands, and adds them up (W2)', () => {
  const quotas = [quota({}), quota({ styleName: 'Coat', target: 300, progress: 90, standing: 'atRisk' })]
  const range = { from: '2026-11-01', to: '2026-11-18' }
  const paper = quotaList(company, range, quotas, { branches: ['San Isidro'] })
  expect(paper.title).toBe('Quota Progress List from Nov 1, 2026 to Nov 18, 2026')
  expect(paper.sections[0]).toMatchObject({
    rows: [
      ['Sewing', 'Sewer', 'Polo', '1,000 / 1,200', 'On track', 'Nov 18, 2026'],
      ['Sewing', 'Sewer', 'Coat', '90 / 300', 'At risk', 'Nov 18, 2026'],
    ],
    footer: ['Total', '', '', '1,090 / 1,500', '', ''],
  })
  expect(paper.subtitle).toBe('San Isidro')
  const names = { branches: ['San Isidro'], department: 'Sewing' }
  const filtered = quotaList(company, { ...range, standing: 'atRisk' }, [], names)
  expect(filtered.subtitle).toBe('San Isidro, only Sewing, only At risk')
})
