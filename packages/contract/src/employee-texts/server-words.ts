import { longestClaimDays } from '@tahi/domain'
import { limits } from '../limits.ts'
import { attendanceTexts } from '../texts/attendance.ts'
import { correctionTexts } from '../texts/correction.ts'
import { formatCount } from '../texts/counted.ts'
import { failures } from '../texts/failures.ts'
import { gateTexts } from '../texts/gate.ts'
import * as general from '../texts/general.ts'
import { leaveTexts } from '../texts/leave.ts'
import { megabytes } from '../texts/megabytes.ts'
import { messageTexts } from '../texts/message.ts'
import { notificationTexts } from '../texts/notification.ts'
import { personTexts } from '../texts/person.ts'
import { quotaTexts } from '../texts/quota.ts'
import { registrationTexts } from '../texts/registration.ts'
import { signInTexts } from '../texts/sign-in.ts'
import { uploadTexts } from '../texts/upload.ts'
import { validationTexts } from '../texts/validation.ts'
import { patterns } from './server-patterns.ts'

/** The server's English sentences for employees (C8), with their Filipino. */
const sentences: ReadonlyArray<readonly [english: string, filipino: string]> = [
  [general.notAllowed, 'Hindi ito pinapayagan sa iyo.'],
  [general.recordNotFound, 'Wala na ito, o sa ibang branch ito.'],
  [general.stale, 'May nagbago nito habang ginagawa mo, kaya walang na-save. Tingnan ang nabago.'],
  [failures.failed, 'May nangyaring mali. Subukan ulit; walang nabago.'],
  [
    failures.unavailable,
    'Hindi maabot ng server ang mga datos nito ngayon. Subukan ulit pagkalipas ng isang minuto.',
  ],
  [failures.conflict, 'May nakatala nang katulad nito.'],
  [failures.unstorable, 'May karakter dito na hindi maitatago. Burahin ito, o i-type ulit ang teksto.'],
  [failures.tooLarge, `Masyado itong malaki: hanggang ${megabytes(limits.uploadBytes)} lang.`],
  [failures.bodyTooLarge, `Masyado itong malaki: hanggang ${megabytes(limits.bodyBytes)} lang.`],
  [failures.tooSlow, 'Hindi dumating nang buo ang ipinadala sa tamang oras. Ipadala ulit.'],
  [failures.wrongType, 'Hindi tinatanggap ang ganitong uri ng laman dito.'],
  [failures.tooManyTries, 'Masyadong maraming subok. Maghintay ng isang minuto at subukan ulit.'],

  [
    failures.tooManyConnections,
    'Masyadong maraming bukas na Tahi. Isara ang ilang window nito, saka i-load ulit ang page.',
  ],

  [signInTexts.useConsole, 'Para sa mga empleyado ang application na ito. Gamitin ang console.'],
  [signInTexts.wrong, 'Mali ang user ID o ang password.'],
  [
    signInTexts.locked,
    `Masyadong maraming maling pag-sign in. Subukan ulit pagkalipas ng ${limits.lockMinutes} minuto.`,
  ],
  [
    signInTexts.changeLocked,
    `Masyadong maraming maling password. Subukan ulit pagkalipas ng ${limits.lockMinutes} minuto.`,
  ],
  [signInTexts.deactivated, 'Hindi na aktibo ang account na ito. Magtanong sa iyong HR Admin.'],
  [
    registrationTexts.waits,
    'Naghihintay pa ng pag-apruba ang account na ito. Makakatanggap ka ng e-mail kapag napagpasyahan na.',
  ],
  [signInTexts.ended, 'Tapos na ang iyong session. Mag-sign in ulit; nakatabi ang tinype mo.'],
  [signInTexts.required, 'Mag-sign in muna.'],
  [signInTexts.changePassword, 'Pumili muna ng bagong password: baka alam na ng iba ang ngayon.'],
  [signInTexts.wrongPresentPassword, 'Mali ang kasalukuyang password.'],
  [signInTexts.samePassword, 'Pumili ng password na iba sa kasalukuyan.'],
  [
    signInTexts.ownPasswordProblem.birthday,
    'Baka alam ng iba ang birthday mo. Pumili ng iba, gaya ng tatlong salita.',
  ],
  [
    signInTexts.ownPasswordProblem.userId,
    'Alam ng iba ang user ID mo. Pumili ng iba, gaya ng tatlong salita.',
  ],
  [
    signInTexts.ownPasswordProblem.repeated,
    'Huwag paulit-ulit na iisang karakter: pumili ng iba, gaya ng tatlong salita.',
  ],
  [
    signInTexts.ownPasswordProblem.run,
    'Huwag magkakasunod gaya ng 1234567890: pumili ng iba, gaya ng tatlong salita.',
  ],
  [signInTexts.ownPasswordProblem.common, 'Marami ang pumipili nito. Pumili ng iba, gaya ng tatlong salita.'],

  [
    attendanceTexts.clockedDayPaid,
    'Bayad na ang araw na ito, kaya walang oras na naitatala rito. Sabihin ito sa iyong HR Admin.',
  ],
  [
    attendanceTexts.afterMidnight,
    'Walang time out ang kahapon. Alam na ng HR kung kailan ka nag-tap; puwede ka ring humiling na itama ang araw na iyon. Wala pang naitala para sa araw na ito.',
  ],
  [
    attendanceTexts.alreadyOut,
    'Naka-clock out ka na kanina. Alam na ng HR kung kailan ka nag-tap ngayon; puwede ka ring humiling na itama ang araw na ito.',
  ],
  [attendanceTexts.clocksOneself, 'Bawat isa ay nagka-clock in at out para sa sarili.'],
  [attendanceTexts.clockInFirst, 'Mag-clock in muna.'],
  [attendanceTexts.tooSoon, 'Kaka-clock in mo lang. Maghintay nang dalawang minuto, saka mag-clock out.'],

  [correctionTexts.future, 'Hindi pa maitatama ang araw na hindi pa dumarating.'],
  [
    correctionTexts.tooLongAgo,
    'Hindi na maitatama ang araw na mahigit isang taon na ang nakalipas. Tingnan ang taon.',
  ],
  [
    correctionTexts.tooManyWaiting,
    `May ${limits.waitingCorrections} kang request na hindi pa napagpapasyahan. Bawiin ang isa, o mag-request ulit kapag napagpasyahan na.`,
  ],
  [
    attendanceTexts.tooManyClaims,
    `May ${limits.waitingClaims} ka nang oras na naghihintay sa HR, kaya hindi ipinadala ang isang ito. Sabihin sa iyong HR Admin kung kailan ito.`,
  ],
  [correctionTexts.notYet, 'Hindi pa dumarating ang oras na ito.'],
  [correctionTexts.timesMissing, 'Ilagay ang tamang oras ng pasok.'],
  [correctionTexts.unchanged, 'Ganito na ang mga oras ng araw na ito.'],
  [correctionTexts.coveredByPayslip, 'May payslip na ang araw na ito. Magtanong sa iyong HR Admin.'],
  [correctionTexts.openAlready, 'May request ka na para sa araw na ito. Baguhin o bawiin iyon.'],
  [
    correctionTexts.dateLocked,
    'Hindi mababago ang araw ng isang request. Bawiin ito, at mag-request para sa ibang araw.',
  ],
  [correctionTexts.decided, 'Napagpasyahan na ang request na ito.'],
  [correctionTexts.withdrawn, 'Binawi na ang request na ito.'],

  [leaveTexts.periodProblems.end_before_start, 'Natatapos ang leave bago ito magsimula.'],
  [leaveTexts.periodProblems.too_long, `Hanggang ${limits.leaveDays} araw lang ang isang leave.`],
  [leaveTexts.tooLongAgo, 'Hindi maaaring magsimula ang leave nang mahigit isang taon na ang nakalipas.'],
  [leaveTexts.tooFarAhead, 'Hanggang isang taon lang mula ngayon ang simula ng leave. Tingnan ang taon.'],
  [
    leaveTexts.tooManyWaiting,
    `May ${limits.waitingLeaves} kang hiling na leave na hindi pa napagpapasyahan. Bawiin ang isa, o humiling ulit kapag napagpasyahan na.`,
  ],
  [leaveTexts.typeLocked, 'Hindi na mababago ang uri ng leave.'],
  [leaveTexts.ownOnly, 'Sarili mong leave lang ang mahihiling mo.'],
  [leaveTexts.requestOnly, 'Ang HR Admin ang nagpapasya sa leave mo. Humiling ka lang.'],
  [leaveTexts.decided, 'Napagpasyahan na ang leave na ito. Magpabago sa iyong HR Admin.'],
  [leaveTexts.withdrawn, 'Binawi na ang leave na ito.'],
  [leaveTexts.overlapElsewhere, 'May leave ka na sa ilan sa mga araw na ito.'],

  [quotaTexts.piecesOfRemoved, 'Tinanggal na ang quota na ito. Sabihin sa HR Admin kung ilan ang nagawa mo.'],
  [quotaTexts.notYet, 'Hindi pa dumarating ang araw ng quota na ito.'],
  [quotaTexts.employeesToday, 'Ang quota ngayong araw at ng trabaho mo lang ang maiuulat mo.'],
  [
    quotaTexts.enteredLongAgo,
    `Tinatanggap ang mga piraso hanggang ${longestClaimDays} araw matapos ilagay. Ipatala ang mga ito sa iyong HR Admin.`,
  ],
  [quotaTexts.ownProgress, 'Sariling gawa lang ang iniuulat.'],
  [quotaTexts.entryDiffers, 'Naitala na ito noon na may ibang bilang.'],
  [quotaTexts.problems.correctionWithoutReason, 'Sabihin kung bakit ito binabawas, para sa talaan'],
  [quotaTexts.problems.belowZero, 'Mas marami kaysa sa naiulat na'],

  [validationTexts.required, 'Kailangan ito'],
  [validationTexts.number, 'Maglagay ng numero'],
  [validationTexts.wholeNumber, 'Maglagay ng buong numero'],
  [validationTexts.email, 'Maglagay ng e-mail address'],
  [validationTexts.impossible, 'Hindi ito maaari rito'],

  [messageTexts.blank, 'Magsulat muna'],
  [
    messageTexts.nobody,
    'Hindi ka makakasulat sa taong ito. Baka hindi na aktibo ang account niya, o iba ang branch o tungkulin niya.',
  ],
  [messageTexts.notYours, 'Sa sarili mong pangalan ka lang makapagpapadala.'],
  [
    messageTexts.tooMany,
    'Marami kang naipadala sa loob ng isang minuto. Maghintay sandali, saka ipadala ito.',
  ],

  [uploadTexts.empty, 'Walang laman ang file na ito.'],
  [uploadTexts.cutOff, 'Hindi buo ang dumating na file. Ipadala ulit.'],
  [
    uploadTexts.unavailable,
    'Hindi mabuksan o maitago ang mga file ngayon. Subukan ulit mamaya; walang nabago.',
  ],
  [uploadTexts.linkEnded, 'Tapos na ang link na ito. Buksan ulit ang file mula sa page nito.'],
  [uploadTexts.enoughForToday, 'Napakarami nang file para sa isang araw. Bukas na ipadala ang iba.'],
  [
    uploadTexts.tooManyAtOnce,
    'May mga file ka nang ipinapadala. Hintaying dumating ang mga iyon, saka ipadala ulit ito.',
  ],
  [
    uploadTexts.pictureTooLarge,
    `Masyadong malaki ang litratong ito. Pumili ng hanggang ${formatCount(limits.shownPicturePixels)} pixel ang bawat gilid at ${megabytes(limits.shownPictureBytes)}.`,
  ],
  [uploadTexts.notAPicture, 'Pumili ng litrato: PNG, JPEG, WebP o GIF.'],
  [uploadTexts.unreadable, 'Hindi mabasa ang litratong ito. Pumili ng iba: PNG, JPEG, WebP o GIF.'],

  [
    gateTexts.wrongCode,
    `Walang tablet na maikokonekta gamit ang code na ito. Baka nagamit na, o lampas na sa ${limits.gateCodeMinutes} minuto: humingi ng bago.`,
  ],
  [gateTexts.employeesOnly, 'Mga empleyado lang ang may PIN sa gate.'],
  [gateTexts.pinProblem.form, 'Ilagay ang 4 hanggang 6 na numero'],
  [gateTexts.pinProblem.repeated, 'Huwag paulit-ulit na iisang numero: pumili ng iba'],
  [gateTexts.pinProblem.run, 'Huwag magkakasunod na numero gaya ng 1234: pumili ng iba'],

  [personTexts.ownField, 'Ang HR lang ang puwedeng magbago nito.'],
  [
    personTexts.birthdayNeeded,
    'Ilagay ang birthday: ito ang unang password, na ganito ang ayos: taon-buwan-araw (halimbawa 1990-12-31).',
  ],
  [
    personTexts.ownBirthday,
    'Maitatama ang birthday mo, pero hindi matatanggal: kailangan ito sa pagpapasahod.',
  ],
  [personTexts.birthdayProblems.future, 'Hindi pa dumarating ang birthday na ito.'],
  [personTexts.birthdayProblems.too_young, 'Masyadong bata para magtrabaho. Tingnan ang taon.'],
  [personTexts.birthdayProblems.too_old, 'Masyadong matagal na ito. Tingnan ang taon.'],

  [notificationTexts.leaveDecided.titles.confirmed, 'Aprobado ang leave'],
  [notificationTexts.leaveDecided.titles.rejected, 'Hindi aprobado ang leave'],
  [notificationTexts.leaveDecided.titles.requested, 'Naghihintay ulit ng pasya ang leave'],
  [notificationTexts.leaveDecided.titles.withdrawn, 'Binawi ang leave'],
  [notificationTexts.leaveDecided.titles.moved, 'Binago ang mga araw ng leave'],
  [notificationTexts.correctionDecided.titles.accepted, 'Tinanggap ang request na pagtatama'],
  [notificationTexts.correctionDecided.titles.refused, 'Hindi tinanggap ang request na pagtatama'],
  [notificationTexts.payslipPaid.titles.paid, 'Bayad na ang payslip'],
  [notificationTexts.payslipPaid.titles.pending, 'Hindi pa pala bayad ang payslip'],
  [notificationTexts.announcement.titles.posted, 'Bagong anunsyo'],
  [notificationTexts.announcement.titles.changed, 'Binago ang anunsyo'],
  [notificationTexts.newMessage, 'Bagong mensahe'],
]

const filipinoOf = new Map(sentences)

/** A sentence of the server in Filipino; unchanged when it is unknown, such as a text by a person. */
export function inFilipino(english: string): string {
  const known = filipinoOf.get(english)
  if (known !== undefined) return known
  for (const { english: told, filipino } of patterns) {
    const names = told.exec(english)
    if (names) return filipino(...names.slice(1).map(dayInFilipino))
  }
  return english
}

/** A day as the server writes it: 'Nov 21, 2026'. */
const serversDay = /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/
const filipinoDay = new Intl.DateTimeFormat('fil-PH', { dateStyle: 'medium', timeZone: 'UTC' })

/** 'Nob 21, 2026' for 'Nov 21, 2026'; any other name stays. */
const dayInFilipino = (name: string): string =>
  serversDay.test(name) ? filipinoDay.format(Date.parse(`${name} UTC`)) : name
