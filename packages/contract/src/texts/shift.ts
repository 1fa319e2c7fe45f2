export const shiftTexts = {
  title: 'Shifts',
  formTitle: 'Shift',
  add: 'Add shift',
  assign: 'Assign shift',
  usual: 'Usual hours',
  removeQuestion: (name: string) => `Remove the shift ${name}?`,
  /** @param people whom it holds for today */
  removeDetail: (people: number) =>
    people === 0
      ? 'Nobody works it today. Whoever is to work it later keeps its hours until they are assigned elsewhere.'
      : `${people === 1 ? 'One person works it today and keeps its hours' : `${people.toLocaleString('en')} people work it today and keep its hours`} until they are assigned elsewhere.`,
  nameTaken: 'This branch already has a shift of that name.',
  printTitle: (start: string, end: string) => `Shifts from ${start} to ${end}`,
} as const
