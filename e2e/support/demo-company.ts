import { port } from './port.ts'

/** A Wednesday, 10:00 in Manila. */
export const now = '2026-11-18T02:00:00.000Z'

/** A little earlier, so that no record of the company is in the future. */
export const loadedAt = '2026-11-18T01:55:00.000Z'

export const origin = `http://127.0.0.1:${port}`

/** The demo company's accounts (D8). */
export const password = 'tahi-demo-2026'
export const accounts = {
  admin: 'GM-001',
  manager: 'HR-001',
  other: 'HR-002',
  hr: 'HRM-001',
  accountant: 'ACT-001',
}
