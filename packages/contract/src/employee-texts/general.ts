import { words } from './words.ts'

/** Texts of every screen of the employees' application. */
export const generalWords = words(
  {
    product: 'Tahi',
    tabs: { today: 'Today', attendance: 'Attendance', leave: 'Leave', pay: 'Pay', more: 'More' },
    back: 'Back',
    cancel: 'Cancel',
    close: 'Close',
    save: 'Save',
    send: 'Send',
    retry: 'Try again',
    older: 'Show older',
    loading: 'Loading…',
    failed: 'This could not be loaded.',
    notHereYet: 'This is not on your phone yet. It comes when there is a connection.',
    notFound: 'There is nothing here.',
    toToday: 'Back to Today',
    noLine: 'No connection. What you do is kept and sent later.',
    unread: (count: number) => `${count} unread`,
    /** What is said where no answer came, by what was wanted. */
    unanswered: {
      typed: 'This needs a connection. What you typed is kept.',
      /** The server may have done it all the same. */
      done: 'No answer came. Look again when there is a connection.',
      read: 'This needs a connection.',
    },
    /** Where a proxy answers in the server's place. */
    noAnswer: 'Tahi cannot answer just now. Try again later.',
    asOf: (ago: string) => `As of ${ago}`,
    ago: {
      now: 'just now',
      minutes: (count: number) => (count === 1 ? '1 minute ago' : `${count} minutes ago`),
      hours: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
      days: (count: number) => (count === 1 ? '1 day ago' : `${count} days ago`),
    },
    waiting: (count: number) =>
      count === 1 ? '1 entry waits to be sent' : `${count} entries wait to be sent`,
    refused: (count: number) =>
      count === 1 ? '1 entry was not accepted' : `${count} entries were not accepted`,
    newVersion: 'There is a new version.',
    update: 'Update',
    tooLong: (most: string, tooMany: string) => `At most ${most} characters: ${tooMany} too many`,
    notKept: 'This phone could not keep it: its storage may be full. Free some space, then try again.',
    unexpected: 'Something went wrong. Try again.',
  },
  {
    product: 'Tahi',
    tabs: { today: 'Ngayon', attendance: 'Attendance', leave: 'Leave', pay: 'Sahod', more: 'Iba pa' },
    back: 'Bumalik',
    cancel: 'Kanselahin',
    close: 'Isara',
    save: 'I-save',
    send: 'Ipadala',
    retry: 'Subukan ulit',
    older: 'Ipakita ang mas luma',
    loading: 'Naglo-load…',
    failed: 'Hindi ito ma-load.',
    notHereYet: 'Wala pa ito sa phone mo. Darating ito kapag may koneksyon na.',
    notFound: 'Walang laman dito.',
    toToday: 'Bumalik sa Ngayon',
    noLine: 'Walang koneksyon. Itatabi ang ginagawa mo at ipapadala mamaya.',
    unread: (count) => `${count} hindi pa nababasa`,
    unanswered: {
      typed: 'Kailangan nito ng koneksyon. Nakatabi ang tinype mo.',
      done: 'Walang dumating na sagot. Tingnan ulit kapag may koneksyon na.',
      read: 'Kailangan nito ng koneksyon.',
    },
    noAnswer: 'Hindi makasagot ang Tahi ngayon. Subukan ulit mamaya.',
    asOf: (ago) => `Na-update ${ago}`,
    ago: {
      now: 'ngayon lang',
      minutes: (count) => `${count} minuto na ang nakalipas`,
      hours: (count) => `${count} oras na ang nakalipas`,
      days: (count) => `${count} araw na ang nakalipas`,
    },
    waiting: (count) => `${count} ang naghihintay na maipadala`,
    refused: (count) => `${count} ang hindi tinanggap`,
    newVersion: 'May bagong bersyon.',
    update: 'I-update',
    tooLong: (most, tooMany) => `Hanggang ${most} karakter lang: sobra ng ${tooMany}`,
    notKept:
      'Hindi ito naitabi ng phone: baka puno na ang storage. Magbura ng ilang laman, saka subukan ulit.',
    unexpected: 'May nangyaring mali. Subukan ulit.',
  },
)
