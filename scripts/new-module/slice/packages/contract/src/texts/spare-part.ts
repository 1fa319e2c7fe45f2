export const sparePartTexts = {
  title: 'Spare parts',
  formTitle: 'Spare part',
  add: 'Add spare part',
  search: 'Search spare parts',
  added: 'Added',
  none: 'No spare part has been added yet.',
  unnamed: 'Name the spare part',
  staysInBranch: 'This stays in its branch.',
  removeQuestion: (name: string) => `Remove the spare part ${name}?`,
} as const
