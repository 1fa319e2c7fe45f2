/** The number of leaves to decide, on Leaves in the menu. */
export const leaveBadgeTexts = { one: 'pending leave request', many: 'pending leave requests' } as const
