import type { PersonName } from '@tahi/contract'

/** 'EMP-00001 · Santos, Ana': in a field for a user ID (W2 Payslip form). */
export const idFirst = ({ userId, firstName, lastName }: PersonName & { userId: string }): string =>
  `${userId} · ${lastName}, ${firstName}`
