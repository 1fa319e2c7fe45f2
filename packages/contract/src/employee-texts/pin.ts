import type { PinProblem } from '@tahi/domain'
import { words } from './words.ts'

/** One's own PIN for the gate. */
export const pinWords = words(
  {
    title: 'PIN for the gate',
    why: 'At the gate you clock in with your employee code and this PIN.',
    since: (day: string) => `You have had a PIN since ${day}. A new one takes its place.`,
    none: 'You have no PIN yet.',
    pin: 'New PIN',
    again: 'The same again',
    hint: '4 to 6 digits. Tell it to nobody.',
    different: 'This is another one',
    problem: {
      form: 'Enter 4 to 6 digits',
      repeated: 'Not one digit again and again: choose another',
      run: 'Not digits in a row such as 1234: choose another',
    } satisfies Record<PinProblem, string>,
    set: 'Set PIN',
    done: 'Your PIN is set.',
  },
  {
    title: 'PIN sa gate',
    why: 'Sa gate, mag-clock in ka gamit ang employee code mo at ang PIN na ito.',
    since: (day) => `May PIN ka na mula ${day}. Papalitan ito ng bago.`,
    none: 'Wala ka pang PIN.',
    pin: 'Bagong PIN',
    again: 'Ulitin',
    hint: '4 hanggang 6 na numero. Huwag ipaalam kahit kanino.',
    different: 'Hindi ito pareho',
    problem: {
      form: 'Maglagay ng 4 hanggang 6 na numero',
      repeated: 'Huwag paulit-ulit na isang numero: pumili ng iba',
      run: 'Huwag sunod-sunod na numero tulad ng 1234: pumili ng iba',
    },
    set: 'Itakda ang PIN',
    done: 'Nakatakda na ang PIN mo.',
  },
)
