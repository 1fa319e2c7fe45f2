import { type PendingAccount, texts } from '@tahi/contract'
import classes from './decision.module.css'

type WhoProps = { account: PendingAccount }

/** The e-mail and role of a registration. */
export const Who = ({ account: { email, role } }: WhoProps) => (
  <p className={classes.who}>
    {email} · {texts.registration.roles[role]}
  </p>
)
