import type { Company } from '@tahi/contract'

/** Whose papers are tried. */
export const company: Company = {
  name: 'Sinag Habi',
  nameLines: ['', '', ''],
  logoUrl: null,
  timeZone: 'Asia/Manila',
  today: '2026-11-18',
  demo: false,
  needsSetup: false,
}
