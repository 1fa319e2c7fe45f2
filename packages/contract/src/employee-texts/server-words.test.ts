import { formatDay } from '@tahi/domain'
import { describe, expect, it } from 'vitest'
import { texts } from '../texts.ts'
import { inFilipino } from './server-words.ts'

describe('what the server says, in Filipino', () => {
  it('is known for whole sentences', () => {
    expect(inFilipino(texts.attendance.clockInFirst)).toBe('Mag-clock in muna.')
    expect(inFilipino(texts.failures.tooManyTries)).toMatch(/^Masyadong maraming subok/)
  })

  it.each(['correction', 'leave', 'message', 'quota', 'registration', 'signIn'] as const)(
    'is known for what refuses in %s',
    (part) => {
      // Only texts that HR reads, texts of the console's page for activation, logged texts, and texts that are no
      // sentences.
      const forHr =
        /^(Failed to fetch|Type a message|The calendar|The person moved|It leaves every list|Say why it is refused|Nothing can be recorded|This employee|The employee of|There is already|A quota stays|Nobody of|This quota was|Progress was|Scan this|For employees|You stay|Your own|The day gets|The day has|The branch of|This link has|This account is verified|The code was wrong|Already )/
      const sentences = Object.values(texts[part])
        .filter((text): text is string => typeof text === 'string' && text.endsWith('.'))
        .filter((text) => !forHr.test(text))
      expect(sentences.filter((text) => inFilipino(text) === text)).toEqual([])
    },
  )

  it('is known for every password that is refused', () => {
    const sentences = Object.values(texts.signIn.ownPasswordProblem)
    expect(sentences.filter((text) => inFilipino(text) === text)).toEqual([])
  })

  it('is known for what refuses one’s own birthday', () => {
    const { ownBirthday, birthdayProblems } = texts.person
    const sentences = [ownBirthday, ...Object.values(birthdayProblems)]
    expect(sentences.filter((text) => inFilipino(text) === text)).toEqual([])
  })

  it('is known for what an announcement is told with', () => {
    const { posted, changed } = texts.notification.announcement.titles
    expect([posted, changed].map(inFilipino)).toEqual(['Bagong anunsyo', 'Binago ang anunsyo'])
  })

  it('takes over the names that a sentence carries', () => {
    expect(inFilipino(texts.leave.overlap('Nov 3, 2026', 'Nov 5, 2026', 'confirmed'))).toBe(
      'May aprobadong leave ka na mula Nob 3, 2026 hanggang Nob 5, 2026.',
    )
    expect(inFilipino(texts.leave.overlap('Nov 3, 2026', 'Nov 3, 2026', 'requested'))).toBe(
      'May hinihiling na leave ka na sa Nob 3, 2026.',
    )
    expect(inFilipino(texts.message.unreachable('Ana (San Isidro)'))).toContain(
      'si Ana (San Isidro) o iba na ang branch o tungkulin',
    )
    expect(inFilipino(texts.validation.tooLong('500', '12'))).toBe('Hanggang 500 karakter lang: sobra ng 12')
    expect(inFilipino(texts.notification.wrote('Ana Cruz'))).toBe('Sumulat sa iyo si Ana Cruz')
  })

  it('says days as Filipinos do', () => {
    const [first, last] = [formatDay('2026-11-01'), formatDay('2026-12-15')]
    expect(inFilipino(texts.notification.payslipPaid.message(first, last))).toBe(
      'Ang sahod mo para sa Nob 1, 2026 hanggang Dis 15, 2026',
    )
    expect(inFilipino(texts.notification.leaveDecided.message(first, first))).toBe(
      'Ang leave mo: Nob 1, 2026',
    )
  })

  it('leaves alone what a person wrote', () => {
    expect(inFilipino('Year-end party for both branches')).toBe('Year-end party for both branches')
    expect(inFilipino('')).toBe('')
  })
})
