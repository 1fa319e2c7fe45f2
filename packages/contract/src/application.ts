/**
 * Pages of the employees' application that links from outside lead to, as addresses of the server. The application's
 * own router knows them without `/app`. Links for employees lead here, never to the console, which refuses employees.
 */
export const applicationPages = {
  /** @param month `YYYY-MM` */
  attendance: (month: string) => `/app/attendance?month=${month}`,
  leave: '/app/leave',
  payslip: (id: string) => `/app/pay/${id}`,
  messagesWith: (personId: string) => `/app/messages/${personId}`,
  announcements: '/app/announcements',
} as const
