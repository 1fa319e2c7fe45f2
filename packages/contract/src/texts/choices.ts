/** Choices that several filters and lists offer, and what they call a record. */
export const choices = {
  all: 'All',
  anyDay: 'Any day',
  today: 'Today',
  thisMonth: 'This month',
  yes: 'Yes',
  no: 'No',
  active: 'Active',
  deactivated: 'Deactivated',
  /** Over what the marks of a calendar mean. */
  legend: 'Legend',
} as const
