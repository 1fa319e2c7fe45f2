/** The form of a person's record (W2 Employee form), and the record where it is only read. */
export const employeeFormTexts = {
  sections: { account: 'Account', address: 'Address', payroll: 'Payroll' },
  /** In place of the designation, while there is no department. */
  departmentFirst: 'Department first',
  /** Birthday and age: 'Nov 21, 1998 (28 years)'. @param birthday formatted */
  born: (birthday: string, age: number | null) => (age === null ? birthday : `${birthday} (${age} years)`),
  /** What adds another person without the mouse. */
  saveAndAddKeys: 'Ctrl or ⌘ and Enter',
  /** The people added since the form was opened. */
  added: 'Added just now',
  addedSoFar: (people: number) => `Added just now: ${people}`,
} as const
