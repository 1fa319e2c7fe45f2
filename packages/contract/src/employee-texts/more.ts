import { words } from './words.ts'

/** The page behind the last tab, and entries that wait to be sent. */
export const moreWords = words(
  {
    title: 'More',
    waitingTitle: 'Waiting to be sent',
    nothingWaits: 'Everything is sent.',
    waits: 'Waits for a connection',
    refused: 'Not accepted',
    understood: 'Remove',
    sendNow: 'Send now',
    to: (name: string) => `To ${name}`,
    pieces: (count: string) => (count === '1' ? '1 piece' : `${count} pieces`),
    takenAway: (count: string) => (count === '1' ? '1 piece taken away' : `${count} pieces taken away`),
    refusedPunch: {
      longAgo: 'It is more than 7 days old; HR decides.',
      noTimeIn: 'That day has no time in. Ask HR to correct it.',
      notAfterTimeIn: 'It is not after the time in of that day.',
      coveredByPayslip: 'There is a payslip for that day already.',
    } as Record<string, string>,
    kinds: {
      punchIn: 'Clock in',
      punchOut: 'Clock out',
      progress: 'Pieces',
      correction: 'Correction of a day',
      leave: 'Leave request',
      withdrawLeave: 'Withdrawal of a leave',
      message: 'Message',
    },
  },
  {
    title: 'Iba pa',
    waitingTitle: 'Naghihintay na maipadala',
    nothingWaits: 'Naipadala na lahat.',
    waits: 'Naghihintay ng koneksyon',
    refused: 'Hindi tinanggap',
    understood: 'Alisin',
    sendNow: 'Ipadala na',
    to: (name) => `Para kay ${name}`,
    pieces: (count) => `${count} piraso`,
    takenAway: (count) => `${count} pirasong ibinawas`,
    refusedPunch: {
      longAgo: 'Mahigit 7 araw na ito; HR ang magpapasya.',
      noTimeIn: 'Walang time in ang araw na iyon. Ipatama ito sa HR.',
      notAfterTimeIn: 'Hindi ito kasunod ng time in ng araw na iyon.',
      coveredByPayslip: 'May payslip na ang araw na iyon.',
    },
    kinds: {
      punchIn: 'Clock in',
      punchOut: 'Clock out',
      progress: 'Mga piraso',
      correction: 'Pagtatama ng isang araw',
      leave: 'Request ng leave',
      withdrawLeave: 'Pagbawi ng leave',
      message: 'Mensahe',
    },
  },
)
