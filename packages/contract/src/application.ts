/**
 * The pages of the employees' application that something leads to from outside of it, as addresses of the server: its
 * own router knows them without `/app`. What employees are told leads here, never to the console, which refuses them.
 */
export const applicationPages = {
  /** @param month `YYYY-MM` */
  attendance: (month: string) => `/app/attendance?month=${month}`,
  leave: '/app/leave',
  payslip: (id: string) => `/app/pay/${id}`,
  messagesWith: (personId: string) => `/app/messages/${personId}`,
  announcements: '/app/announcements',
} as const
