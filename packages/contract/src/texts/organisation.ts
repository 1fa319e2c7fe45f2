import { counted } from './counted.ts'

const stillBelong = (people: number) => counted(people, 'person still belongs', 'people still belong')
const whoGo = (people: number) => (people === 1 ? 'that person goes' : 'they go')

/** Texts about branches, departments and designations. */
export const organisationTexts = {
  gone: 'This was removed meanwhile, or is not yours to choose. Choose another.',
  namedAll: 'All stands for all of them. Choose another name.',
  /** `none` stands in the empty list and says why it is worth adding a first one. */
  branch: {
    title: 'Branches',
    add: 'Add Branch',
    field: 'Branch Name',
    none: 'Everybody but the head office belongs to a branch.',
    removeQuestion: 'Delete this Branch?',
    unnamed: 'Name the branch',
    taken: 'There is already a branch of this name.',
    removed: 'This branch was removed meanwhile.',
    /** In a filter, in place of the name. */
    removedOne: 'A removed branch',
    moveElsewhere: 'Choose another branch than the one that is removed.',
    /** Where somebody is to be added and there is no branch. */
    noneYet: 'Everybody but the head office belongs to a branch, and there is none yet.',
    addFirst: 'Add a branch first',
    askForFirst: 'A General Manager adds it.',
    nowhere: 'There is no other branch where they could go. Add one first.',
    stillBelong: (people: number) =>
      `${stillBelong(people)} to this branch. Choose the branch where ${whoGo(people)}.`,
    /** Of people who were deactivated, or went from the branch to head office. */
    stillOwed: (people: number) =>
      `${counted(people, 'person who left has', 'people who left have')} unpaid days or open requests here. Choose the branch that takes them over.`,
  },
  department: {
    title: 'Department',
    add: 'Add Department',
    field: 'Department Name',
    none: 'Departments hold the designations that people and quotas are given.',
    removeQuestion: 'Delete this Department?',
    unnamed: 'Name the department',
    taken: 'There is already a department of this name.',
    removed: 'This department was removed meanwhile.',
    moveElsewhere: 'Choose another department than the one that is removed.',
    nowhere: 'There is no other department where they could go. Add one first.',
    stillBelong: (people: number) =>
      `${stillBelong(people)} to this department. Choose the department where ${whoGo(people)}.`,
  },
  designation: {
    title: 'Designation',
    add: 'Add Designation',
    field: 'Designation Name',
    none: 'A designation is what somebody does in a department: Sewer, Cutter, Packer.',
    removeQuestion: 'Delete this Designation?',
    unnamed: 'Name the designation',
    withoutDepartment: 'Choose the department',
    taken: 'This department already has a designation of this name.',
    removed: 'This designation was removed meanwhile.',
    moveElsewhere: 'Choose another designation than the one that is removed.',
    nowhere: 'There is no other designation that they could get. Add one first.',
    stillBelong: (people: number) =>
      `${stillBelong(people)} to this designation. Choose the designation they get.`,
  },
} as const
