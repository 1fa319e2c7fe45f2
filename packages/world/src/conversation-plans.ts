import type { WallTime } from '@tahi/domain'

/** One message: its sender, minutes after the previous one, and its text. `{name}` is the employee's first name. */
type Line = readonly ['employee' | 'office', number, string]

export interface ConversationPlan {
  readonly office: 'manager' | 'hr'
  /** Days before today of the first message, and its time of day. */
  readonly days: number
  readonly at: WallTime
  readonly lines: readonly Line[]
  /** How many of the last messages are unread. */
  readonly unread: number
}

const at = (hour: number, minute: number): WallTime => hour * 60 + minute

/** Conversations between HR and the people of a garment factory, in English with some Filipino. */
export const conversationPlans: readonly ConversationPlan[] = [
  {
    office: 'manager',
    days: 0,
    at: at(8, 4),
    unread: 2,
    lines: [
      ['employee', 0, 'Good morning po. May lagnat po ang anak ko, pwede po ba akong mag half day ngayon?'],
      ['office', 6, 'Good morning {name}. Yes, you may. Please tell your line leader before you leave.'],
      ['employee', 3, 'Salamat po!'],
      ['employee', 1, 'I will bring the medical certificate po bukas.'],
    ],
  },
  {
    office: 'manager',
    days: 0,
    at: at(7, 21),
    unread: 1,
    lines: [
      ['employee', 0, "Ma'am, hindi po nabasa ng biometric ang daliri ko kanina. 6:52 po ako dumating."],
      ['office', 22, 'Noted. I will check with the guard and correct it today.'],
      ['employee', 4, 'Thank you po. Nasa logbook din po ng guard.'],
    ],
  },
  {
    office: 'manager',
    days: 0,
    at: at(9, 12),
    unread: 1,
    lines: [
      ['employee', 0, 'Po, may overtime po ba ang line 3 this Saturday? Tinatanong po ng mga kasama ko.'],
    ],
  },
  {
    office: 'manager',
    days: 1,
    at: at(14, 35),
    unread: 0,
    lines: [
      [
        'office',
        0,
        'Hi {name}, your birthday is still missing in our records. Please send it with a valid ID.',
      ],
      ['employee', 48, 'Sige po, dadalhin ko po bukas sa office.'],
      ['office', 2, 'Thank you. Any time before 4 PM is fine.'],
    ],
  },
  {
    office: 'hr',
    days: 1,
    at: at(16, 10),
    unread: 1,
    lines: [
      [
        'employee',
        0,
        'Good afternoon po. Ilan na po ba ang natitira kong service incentive leave ngayong taon?',
      ],
      ['office', 25, 'Good afternoon {name}. You have used two days, so three are left until December 31.'],
      ['employee', 7, 'Pwede po ba itong i-convert sa cash kung hindi magamit?'],
    ],
  },
  {
    office: 'manager',
    days: 2,
    at: at(10, 2),
    unread: 0,
    lines: [
      [
        'employee',
        0,
        'Sir, mali po yata ang overtime ko sa payslip. Six hours po ang nasa record ko, four lang po ang bayad.',
      ],
      ['office', 31, 'Let me look. Which days do you mean?'],
      ['employee', 5, 'Last week po, Tuesday at Thursday. Hanggang 6 PM po kami para sa rush na barong.'],
      [
        'office',
        54,
        'You are right: Thursday was missing its time out. It is corrected, and the payslip is computed again. Please check it.',
      ],
      ['employee', 12, 'Tama na po. Maraming salamat po!'],
      ['office', 1, 'Salamat din for telling us early.'],
    ],
  },
  {
    office: 'manager',
    days: 3,
    at: at(11, 45),
    unread: 1,
    lines: [
      ['employee', 0, 'Natapos po namin ang 120 pieces ngayong umaga.'],
      ['office', 9, 'Wow, well done to the whole line! I will tell the General Manager.'],
    ],
  },
  {
    office: 'manager',
    days: 4,
    at: at(13, 20),
    unread: 0,
    lines: [
      [
        'office',
        0,
        'Reminder: the fire drill is next week. You are the floor marshal of cutting, {name}. Do you still have the whistle?',
      ],
      ['employee', 17, 'Opo, nasa drawer ko po. Kailangan po ng bagong vest, punit na po yung isa.'],
      ['office', 3, 'I will bring two on Monday.'],
    ],
  },
  {
    office: 'hr',
    days: 6,
    at: at(9, 30),
    unread: 0,
    lines: [
      [
        'office',
        0,
        'Hello {name}, congratulations on your fifth year with us! There is something small for you at the office.',
      ],
      ['employee', 66, 'Thank you so much po! Pupuntahan ko po after shift.'],
    ],
  },
  {
    office: 'manager',
    days: 9,
    at: at(8, 15),
    unread: 0,
    lines: [
      [
        'employee',
        0,
        'Good day po. Kasal po ng kapatid ko sa 28, request po sana ako ng leave ng dalawang araw.',
      ],
      [
        'office',
        40,
        'Congratulations to your family! Please request it in the application so that it is counted. I will confirm it.',
      ],
      ['employee', 95, 'Na-request ko na po. Salamat po!'],
      ['office', 13, 'Confirmed. Enjoy the wedding.'],
    ],
  },
  {
    office: 'manager',
    days: 15,
    at: at(15, 5),
    unread: 0,
    lines: [
      ['employee', 0, 'Makina number 14 po, nag-skip po ng tahi kahit bagong palit na ang karayom.'],
      ['office', 8, 'Thanks. The mechanic comes within the hour. Please use number 11 meanwhile.'],
      ['employee', 74, 'Okay na po, naayos na.'],
    ],
  },
  {
    office: 'manager',
    days: 33,
    at: at(10, 50),
    unread: 0,
    lines: [
      ['office', 0, 'Hi {name}, please update your SSS number at the office when you pass by.'],
      ['employee', 21, "Opo ma'am, dala ko na po ang E-1 form."],
    ],
  },
]
