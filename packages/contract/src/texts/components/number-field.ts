/** Fields that read a number as it is typed. */
export const numberField = { noSuchNumber: 'Write a number such as 1,250.50' } as const
