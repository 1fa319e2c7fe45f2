import { counted, formatCount, listed, withReasons } from './counted.ts'

/** Shifts: their list and form, and who works by them (W2 Core HR). */
export const shiftTexts = {
  title: 'Shifts',
  formTitle: 'Shift',
  add: 'Add shift',
  assign: 'Assign shift',
  usual: 'Usual hours',
  /** After the words that nobody works here yet. */
  weekLater: 'Whoever is added has a row here.',
  former: 'A shift of a former branch',
  removeQuestion: (name: string) => `Remove the shift ${name}?`,
  /** @param people who have it today @param working whether it works today */
  holdsFor: (people: number, working: boolean) => {
    const those = counted(people, 'person', 'people')
    if (working) return `${those} today`
    return people === 0 ? 'Day off today' : `Day off today for ${those}`
  },
  /** @param people who have it today */
  removeDetail: (people: number) =>
    people === 0
      ? 'Nobody has it today. Whoever is to have it later keeps its hours until they are assigned elsewhere.'
      : `${people === 1 ? 'One person has it today and keeps its hours' : `${formatCount(people)} people have it today and keep its hours`} until they are assigned elsewhere.`,
  /** @param days covered by payslips, at least one */
  keptDays: (days: number) =>
    days === 1
      ? '1 day under a payslip stays as it is until the payslip is removed.'
      : `${formatCount(days)} days under payslips stay as they are until the payslips are removed.`,
  /** @param days at least one */
  keptAbsences: (days: number) =>
    days === 1
      ? '1 absence that was entered by hand stays, on a day that is a day off now.'
      : `${formatCount(days)} absences that were entered by hand stay, on days that are days off now.`,
  notAssigned: (refused: readonly { msg: string }[]) =>
    withReasons(
      `${counted(refused.length, 'person', 'people')} ${refused.length === 1 ? 'is' : 'are'} not assigned`,
      refused,
    ),
  /** @param names whose assignment begins on the day on which they came to the branch */
  beginsLater: (names: readonly string[]) =>
    `${listed(names)} came to their branch after that day: the hours hold from when they came.`,
  /** @param names who have other hours planned for a later day */
  endsSooner: (names: readonly string[]) =>
    `For ${listed(names)} the hours hold until others begin that were assigned before.`,
  removed: 'This shift was removed meanwhile.',
  unnamed: 'Name the shift',
  noStart: 'Enter when the shift starts',
  noEnd: 'Enter when the shift ends',
  endBeforeStart: 'A shift ends after it starts, on the same day',
  breakTooLong: 'The break has to be shorter than the shift',
  staysInBranch: 'A shift stays in its branch',
  ownBranchOnly: "Only people of the shift's own branch can be assigned to it",
  ownShift: 'Your own shift is for somebody else to assign or change.',
  nameTaken: 'This branch already has a shift of that name.',
  printTitle: (start: string, end: string) => `Shifts from ${start} to ${end}`,
} as const
