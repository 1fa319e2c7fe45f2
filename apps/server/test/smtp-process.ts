import { SMTPServer } from 'smtp-server'

/**
 * A real mail server in a process of its own, for `startMailServer`. What it does with a mail:
 * `accept` takes it; `busy` answers 451, as a full or greylisting server does; `refuse` answers 550;
 * `die` ends when the first recipient is named; `die after` takes the mail and ends before it says so.
 */
export type Manner = 'accept' | 'busy' | 'refuse' | 'die' | 'die after'

/** Said by the test when it has heard of the mail that came longest ago: only then is whoever brought it answered. */
export type Noted = 'noted'

let manner: Manner = 'accept'
const unnoted: (() => void)[] = []
process.on('message', (told: Manner | Noted) => {
  if (told === 'noted') return unnoted.shift()?.()
  manner = told
  process.send?.({ manner })
})
// Whoever started it is gone.
process.on('disconnect', () => process.exit())

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onAuth: ({ username, password }, _, done) =>
    username === 'tahi' && password === 'needle' ? done(null, { user: username }) : done(refusal(535, 'no')),
  onRcptTo(_, __, done) {
    if (manner === 'die') process.exit(1)
    if (manner === 'busy') return done(refusal(451, 'try again later'))
    if (manner === 'refuse') return done(refusal(550, 'no such user'))
    done()
  },
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part) => parts.push(part))
    stream.on('end', () => {
      const received = {
        from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
        to: session.envelope.rcptTo.map(({ address }) => address),
        user: session.user ?? null,
        raw: Buffer.concat(parts).toString(),
      }
      unnoted.push(() => (manner === 'die after' ? process.exit(1) : done()))
      process.send?.({ received })
    })
  },
})
server.on('error', () => {})
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  const address = server.server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
})
