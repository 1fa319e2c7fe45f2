import { limits } from '../limits.ts'
import { counted, formatCount, withReasons } from './counted.ts'

/** Tablets at the gate, their PINs and their offline punches; the tablet's own texts are in employee-texts. */
export const gateTexts = {
  title: 'Gates',
  formTitle: 'Gate',
  pinTitle: 'PIN for the gate',
  subtitle: 'Tablets at which people clock in with their code and a PIN.',
  add: 'Add gate',
  newCode: 'New code',
  newCodeQuestion: (name: string) => `A new code for ${name}?`,
  newCodeDetail: 'Its tablet goes on until one is paired with the new code.',
  end: 'End',
  endQuestion: (name: string) => `End the gate ${name}?`,
  endDetail:
    'Its tablet stops at once and forgets the names. What it has not sent yet stays on it, sealed, until it is paired again.',
  setPin: 'Set PIN',
  givePins: 'Give PINs',
  giveQuestion: (people: number) =>
    people === 1 ? 'Give this employee a new PIN?' : `Give ${formatCount(people)} employees new PINs?`,
  giveDetail:
    'Each gets one that nobody chose. They are shown this once, to be printed and handed out; a PIN that somebody has already stops working.',
  giveUnanswered:
    'No answer came. Go on when the connection is back: who is not in this list gets another PIN then.',
  goOn: 'Go on',
  given: 'New PINs',
  givenOf: (given: number, people: number) => `${formatCount(given)} of ${formatCount(people)} given`,
  getNone: (refused: readonly { msg: string }[]) =>
    withReasons(`${counted(refused.length, 'employee gets', 'employees get')} no new PIN`, refused),
  printSlips: 'Print slips',
  givenHint: 'They are not shown again: print the slips before you close this.',
  notPrinted: 'Close without printing?',
  notPrintedDetail: 'These PINs are not shown again. Whoever has no slip needs another one.',
  slip: {
    title: 'PINs for the gate',
    words: 'At the gate, enter your code and this PIN. Tell it to nobody.',
    filipino: 'Sa gate, ilagay ang iyong code at ang PIN na ito. Huwag itong sabihin kaninuman.',
  },
  views: { gates: 'Gates', pins: 'PINs', refused: 'Not recorded' },
  noGates:
    'A gate is any tablet or phone at your entrance. Add one, and pair it with the code that you are shown.',
  /** Above the attendance of these days. */
  refusedTaps: (taps: number) =>
    `${counted(taps, 'tap', 'taps')} at a gate without a connection had a wrong PIN and recorded nothing. Who tapped was not told.`,
  /** Of taps that HR has dealt with. */
  settle: 'Mark as Done',
  noneRefusedThen: 'No such tap matches these filters. Choose other days, or clear the filters.',
  noRefused: 'Nobody tapped a wrong PIN while a gate had no connection.',
  pairHint: 'On the tablet, scan this or open the address below, and enter the code.',
  paired: 'The tablet is paired. Whoever has no PIN yet gets one under PINs.',
  codeOver: 'This code pairs no tablet any more: its time is up, or another one was asked for.',
  gone: 'This gate is no more. Its code pairs no tablet.',
  outcomes: { refused: 'Wrong PIN', locked: 'Locked by wrong PINs' },
  wrongCode: `This code pairs no tablet. It may have been used, or be older than ${limits.gateCodeMinutes} minutes: ask for a new one.`,
  pinProblem: {
    form: 'Enter 4 to 6 digits',
    repeated: 'Not one digit again and again: choose another',
    run: 'Not digits in a row such as 1234: choose another',
  },
  unnamed: 'Name the gate',
  punchUnderWay: 'This punch is being taken already.',
  /** To a tablet, about a tap that waited. */
  lockedForNow: 'Wrong PINs have locked this code. Send the tap again when the lock has ended.',
  movedAway: 'This employee was moved to another branch just now.',
  employeesOnly: 'Employees alone have a PIN for the gate.',
} as const
