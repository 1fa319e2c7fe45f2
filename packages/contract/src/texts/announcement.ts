import { countOf } from './general.ts'

/** Texts about announcements (C2 Announcement list, Announcement form). */
export const announcementTexts = {
  title: 'Announcement',
  formTitle: 'Announcement Details',
  add: 'Add Announcement',
  save: 'Save',
  cancelQuestion: 'Cancel Announcement?',
  cancelDetail: 'It disappears from every list, for those too who have not read it yet.',
  cancelConfirm: 'Cancel announcement',
  keep: 'Keep it',
  /** The form's fields (C2 Announcement form). */
  fields: {
    branchId: 'Branch',
    title: 'Title',
    desc: 'Description',
    startDate: 'Start Date',
    endDate: 'End Date',
  },
  /** The audience when it is not a single branch (C2). */
  all: 'All',
  untitled: 'Give it a title',
  undescribed: 'Say what you announce',
  noBranch: 'Choose a branch, or All',
  ownBranchOnly: 'You announce to your own branch. A General Manager or HR Manager announces to all.',
  endBeforeStart: 'It ends before it starts. Choose a later end date.',
  over: 'This day is over, and nobody would read it. Choose today or a later day.',
  cancelled: 'This announcement was cancelled. Add a new one instead.',
  notYours: 'This announcement is from head office, which alone can change it.',
  /** What is typed, shown as its readers will see it. */
  preview: 'As they will read it',
  /** Whom it is for. */
  to: (branch: string) => `to ${branch}`,
  /** For screen readers. */
  text: 'Announcement text',
  readersTitle: 'Who has read it',
  readersOfOthers: 'Who has read an announcement is shown to its author and to head office.',
  /** In the form of an announcement that is changed. */
  correction: 'Small correction',
  correctionDetail: 'Nobody is told, and those who have read it need not read it again.',
  readAnew: 'It is new again to everybody it is for, and they are notified.',
  readBefore: 'Read before the change',
  /** How many have read it: 'Read by 12 of 60'. */
  readBy: (read: number, people: number) => `Read by ${countOf(read, people)}`,
} as const
