import type { Company } from '@tahi/contract'

/** The company whose papers are tested. */
export const company: Company = {
  name: 'Sinag Habi',
  nameLines: ['', '', ''],
  logoUrl: null,
  timeZone: 'Asia/Manila',
  today: '2026-11-18',
  demo: false,
  needsSetup: false,
}
