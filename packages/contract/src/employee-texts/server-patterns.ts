import { leaveTexts } from '../texts/leave.ts'
import { messageTexts } from '../texts/message.ts'
import { notificationTexts } from '../texts/notification.ts'
import { quotaTexts } from '../texts/quota.ts'
import { validationTexts } from '../texts/validation.ts'

/** A sentence with names in it: its English with a placeholder for each name, and its Filipino. */
interface Pattern {
  readonly english: RegExp
  readonly filipino: (...names: string[]) => string
}

const pattern = (english: (...marks: string[]) => string, filipino: Pattern['filipino']): Pattern => {
  const marks = Array.from({ length: filipino.length }, (_, index) => `\0${index}\0`)
  const escaped = english(...marks).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return { english: new RegExp(`^${escaped.replace(/\0\d\0/g, '(.+)')}$`, 's'), filipino }
}

const leaveStates = { requested: 'hinihiling na', confirmed: 'aprobadong' } as const

/** The server's sentences with names in them (C8). Of two patterns with the same beginning, the longer comes first. */
export const patterns: readonly Pattern[] = [
  ...(['requested', 'confirmed'] as const).flatMap((state) => [
    pattern(
      (from = '', to = '') => leaveTexts.overlap(from, to, state),
      (from, to) => `May ${leaveStates[state]} leave ka na mula ${from} hanggang ${to}.`,
    ),
    pattern(
      (on = '') => leaveTexts.overlap(on, on, state),
      (on) => `May ${leaveStates[state]} leave ka na sa ${on}.`,
    ),
  ]),
  pattern(
    (day = '') => quotaTexts.employeesThatDay(day),
    (day) => `Inilagay ang mga pirasong ito noong ${day}, at hindi mo quota ito noon.`,
  ),
  pattern(
    (most = '', tooMany = '') => validationTexts.tooLong(most, tooMany),
    (most, tooMany) => `Hanggang ${most} karakter lang: sobra ng ${tooMany}`,
  ),
  pattern(
    (least = '') => validationTexts.atLeast(`${least} characters`),
    (least) => `Hindi bababa sa ${least} karakter`,
  ),
  pattern(
    (name = '') => messageTexts.unreachable(name),
    (name) =>
      `Hindi na aktibo si ${name} o iba na ang branch o tungkulin, kaya wala nang maipapadala. Nandito pa rin ang mga nasulat.`,
  ),
  pattern(
    (from = '', to = '') => notificationTexts.leaveDecided.message(from, to),
    (from, to) => `Ang leave mo: ${from} hanggang ${to}`,
  ),
  pattern(
    (on = '') => notificationTexts.leaveDecided.message(on, on),
    (on) => `Ang leave mo: ${on}`,
  ),
  pattern(
    (day = '') => notificationTexts.correctionDecided.message(day),
    (day) => `Ang attendance mo noong ${day}`,
  ),
  pattern(
    (from = '', to = '') => notificationTexts.payslipPaid.message(from, to),
    (from, to) => `Ang sahod mo para sa ${from} hanggang ${to}`,
  ),
  pattern(
    (on = '') => notificationTexts.payslipPaid.message(on, on),
    (on) => `Ang sahod mo para sa ${on}`,
  ),
  pattern(
    (name = '') => notificationTexts.wrote(name),
    (name) => `Sumulat sa iyo si ${name}`,
  ),
]
