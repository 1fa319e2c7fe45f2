import { type PersonColumn, type PersonRowProblem, personColumnTitles } from '@tahi/domain'
import { limits } from '../limits.ts'
import { counted, formatCount } from './counted.ts'
import { personTexts } from './person.ts'

const listed = (columns: readonly PersonColumn[]): string =>
  columns.map((column) => personColumnTitles[column]).join(', ')

const problems: Record<PersonRowProblem, string> = {
  missing: 'A new person needs this',
  unreadable: personTexts.clockNumberForm,
  bad_email: 'This is no e-mail address',
  bad_date: 'This is no possible date. Write it as Nov 21, 1998',
  short_year: 'The year has two digits only. Write it in full, as Nov 21, 1998',
  either_date: 'Day and month may be either way round. Write the name of the month',
  bad_birthday: 'Nobody of working age was born on this day',
  bad_amount: 'This is no amount of pesos, or one too high',
  bad_choice: 'This is none of the choices',
  cut_number: 'A spreadsheet program has cut this number. Write all of its digits',
  failed_formula: 'The formula in this cell has failed. Write the value itself',
  daily_rate_too_high: personTexts.dailyRateTooHigh,
  over_rate_too_high: personTexts.overRateTooHigh,
  too_long: 'This is too long',
  duplicate_in_file: 'The same stands higher up in this file',
  email_taken: 'This e-mail address belongs to another account',
  deactivated: 'Who has this e-mail address is deactivated. If they come back, reactivate them instead',
  email_fixed: 'The e-mail address of somebody known stays as it is',
  clock_number_taken: 'Somebody of the branch has this number on the clock',
  unknown_user_id: 'Nobody has this user ID yet',
  unknown_branch: 'There is no such branch',
  other_branch: 'This belongs to another branch',
  unknown_department: 'There is no such department',
  unknown_designation: 'There is no such designation in this department',
  not_allowed: 'You may not change this',
  changed_meanwhile: 'This changed since the preview. Import the file again',
}

/** Texts of an import of people. */
export const peopleImportTexts = {
  /** @param found what the likeliest header has of them */
  noColumns: (found: readonly PersonColumn[]) => {
    const hasKey = found.includes('userId') || found.includes('email')
    const missing = hasKey ? 'any other column' : 'User ID or Email'
    const begin =
      found.length > 0
        ? `Found: ${listed(found)}. Missing: ${missing}.`
        : 'No row names the columns. One has to be User ID or Email.'
    return `${begin} Tahi knows these titles: ${Object.values(personColumnTitles).join(', ')}.`
  },
  emptyTemplate: 'Get an empty template',
  repeatedColumn: (title: string) =>
    `Several columns are called ${title}, or mean it. Keep the one that holds.`,
  turnedDates:
    'A spreadsheet program has turned day and month around in some of the dates: those with a day above 12 are texts, the others are not. Write them all as Nov 21, 1998.',
  tooManyRows: `The file has more than ${formatCount(limits.peopleImportRows)} rows. Split it.`,
  notReady: 'This import is still being read, or it failed.',
  nothingWritten: 'Something went wrong and nothing was written. Import again.',
  /** Follows the day from which rates are to be in force. */
  sameDay: 'instead of the rates that hold from this day now',
  ratesReplaced: (people: number): string =>
    `The rates of ${counted(people, 'person', 'people')} are replaced from their first day on, also for days already worked. For a raise, write in Rates From the day from which it holds.`,
  /** @param line of the file, where the other has no User ID yet */
  namesake: ({ userId, line }: { userId: string | null; line: number | null }): string =>
    `Same name and birthday as ${userId ?? `in line ${line}`}`,
  namesakesLabel: 'Same name',
  namesakesHint: 'And birthday, as somebody else',
  namesakes: (people: number): string =>
    `${counted(people, 'new person has', 'new people have')} the same name and birthday as somebody else. Look before you import, so that nobody is added twice.`,
  problems,
  /** The sentence of a problem, with the names that there are instead of an unknown one. */
  problemOf: ({
    problem,
    instead = [],
  }: {
    problem: PersonRowProblem
    instead?: readonly string[] | undefined
  }) => {
    if (instead.length === 0) return problems[problem]
    return `${problems[problem]}. There ${instead.length === 1 ? 'is' : 'are'} ${instead.join(', ')}`
  },
} as const
