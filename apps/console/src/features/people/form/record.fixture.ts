import type { PersonRecord } from '@tahi/contract'

// Shared by the tests of this folder.

export const today = '2026-11-18'
export const branch = '0199a8f0-6a3b-7c1d-8e2f-000000000001'

/** An employee's record, with a test's changes. */
export const aRecord = (changes: Partial<PersonRecord> = {}): PersonRecord => ({
  _id: '0199a8f0-6a3b-7c1d-8e2f-000000000002',
  userId: 'EMP-00041',
  firstName: 'Ana',
  middleName: 'Reyes',
  lastName: 'Cruz',
  email: 'ana.cruz@sinaghabi.example',
  role: 'user',
  branchId: branch,
  branchName: 'San Isidro',
  departmentId: '0199a8f0-6a3b-7c1d-8e2f-000000000003',
  departmentName: 'Sewing',
  designationId: '0199a8f0-6a3b-7c1d-8e2f-000000000004',
  designationName: 'Sewer',
  clockNumber: '9',
  gender: 'female',
  birthday: '1990-03-02',
  age: 36,
  birthplace: 'Malolos, Bulacan',
  address: {
    streetAddress: '12 Mabini Street',
    city: 'Malolos',
    state: 'Bulacan',
    zipcode: '3000',
    latitude: null,
    longitude: null,
  },
  contact: '0900 123 4567',
  avatar: '/api/file/one?expires=1&signature=a',
  dailyRate: 540,
  overRate: 85,
  rates: [{ from: '2025-01-01', dailyRate: 540, overRate: 85 }],
  leftOn: null,
  status: true,
  version: 3,
  createdAt: '2024-01-08T00:00:00.000Z',
  can: ['edit', 'deactivate', 'resetPassword', 'setRates'],
  ...changes,
})
