import { columns } from './columns.ts'

const defaultPassword = 'The default password is the birthday in yyyy-mm-dd.'

/** Texts of the screens of employees and profiles (W2 Employees, Profile). */
export const employeeTexts = {
  title: 'Employees',
  add: 'Add Employee',
  save: 'Save User',
  deactivate: 'Deactivate User',
  reactivate: 'Reactivate User',
  printTitle: 'Employee List',
  defaultPassword,
  /** @param name 'Ana Santos' */
  added: (name: string, userId: string) => `${name} signs in as ${userId}. ${defaultPassword}`,
  clockNumberHint: 'What the clock of this branch calls them, where it does not use the user ID',
  userIdHint: 'Made by Tahi when left empty: EMP-…',
  profile: 'Profile',
  updateProfile: 'Update Profile',
  viewEdit: (userId: string) => `${userId} - View/Edit`,
  fields: {
    role: columns.role,
    branchId: 'Branch ID',
    departmentId: 'Department',
    designationId: 'Designation',
    userId: 'User ID',
    clockNumber: 'Clock Number',
    firstName: 'First Name',
    middleName: 'Middle Name',
    lastName: 'Last Name',
    email: 'Email',
    birthday: 'Birthday',
    birthplace: 'Birthplace',
    contact: 'Contact',
    gender: 'Gender',
    streetAddress: 'Street address',
    city: 'City',
    zipcode: 'Zip code',
    state: 'State',
    dailyRate: 'Daily Rate',
    overRate: 'Hourly Overtime Rate',
    ratesFrom: 'Holds from',
    avatar: 'Picture',
  },
  /** Below a day before today from which other rates are to hold. */
  ratesReachBack:
    'These rates hold for days before today too. Payslips that wait to be paid have to be recomputed; paid ones stay as they are.',
  genders: { male: 'Male', female: 'Female' },
  noDepartment: 'No department',
  movesBranch:
    'From today on the usual hours of that branch apply, until a shift is assigned there, and the number on the clock is another. Days and payslips that are not paid yet go along.',
  /** Below an account access that gives an employee the console. */
  promotion: (email: string) =>
    `The present password ends. A mail to ${email} brings a link to choose a new one; check that this is their own address.`,
  promotionWhileAway: (email: string) =>
    `The present password ends. With the reactivation, a mail to ${email} brings a link to choose a new one; check that this is their own address.`,
  /** Below an account access that takes the console away. */
  demotion:
    'They are signed out. Without a password that they chose themselves, they start again with the birthday or, if it is unknown, with a link by mail.',
  /** After a reset or a change of account access. */
  linkMailed: (email: string) => `A link to choose a password is on its way to ${email}.`,
  /** Of an HR Admin who is to be deactivated, or to get another role or branch. @param branch its name */
  lastHrAdmin: (branch: string) => `Nobody will run ${branch}: it has no other HR Admin.`,
  /** Before the last HR Admin of a branch gets another role or branch. */
  lastHrAdminQuestion: 'Save this change?',
  /** Where filters or a search leave nobody. */
  nobodyMatches: 'Nobody matches. Clear the filters or search for something else.',
  nobodyYet: 'Nobody works here yet.',
  addFirst: 'Add the first employee, or import a list.',
  addFirstLink: 'Add the first employee',
  blocks: { no_rate: 'No rate', no_birthday: 'No birthday', no_designation: 'No designation' },
} as const
