import { formatCount } from './counted.ts'

/** Fields that find people by what is typed (C2, C5). */
export const findPeopleTexts = {
  type: 'Type a name or user ID',
  searching: 'Searching…',
  nobody: 'Nobody here has this name or user ID',
  more: (count: number) => `${formatCount(count)} more: type a name or user ID`,
  employeeName: 'Employee Name',
  clear: 'Clear employee',
  /** After the name of somebody whose records are of the time before. */
  former: { headOffice: '(Head office)', deactivated: '(Deactivated)' },
} as const
