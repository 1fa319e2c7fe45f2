import { FailedCall } from '@tahi/client/failed-call'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { identityWords } from '@tahi/contract/employee-texts/identity'
import { login, refusedSignIn } from '@tahi/contract/identity'
import { publicScreens } from '@tahi/contract/screens'
import { type ComponentType, Suspense, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/field.tsx'
import { Form } from '../../components/form.tsx'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { Notice } from '../../components/notice.tsx'
import { Page } from '../../components/page.tsx'
import { send } from '../../platform/calls.ts'
import { forgetKnown } from '../../platform/known.ts'
import { useWords } from '../../platform/language.ts'
import { leavePush, tellPushAgain } from '../../platform/push.ts'
import { session } from '../../platform/session.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import { useChecked } from '../../platform/use-checked.ts'
import { Brand } from './brand.tsx'
import { PasswordField } from './password-field.tsx'

type LoginPageProps = {
  /** What somebody left unsent on this phone. */
  Left: ComponentType<{ personId: string }>
}

/** Signs in with user ID and password; the session lasts as long as the phone is used (D2). */
export function LoginPage({ Left }: LoginPageProps) {
  const words = useWords(identityWords)
  const general = useWords(generalWords)
  const [userId, setUserId] = useState('')
  const [password, setPassword] = useState('')
  // Somebody whose password was right, and who may not sign in here any more.
  const [refused, setRefused] = useState<string>()
  const { isBusy, failure, attempt } = useAttempt()

  const signIn = async () => {
    setRefused(undefined)
    const { token, _id } = await send(login, { body: { userId, password, client: 'employee' } }).catch(
      (error: unknown) => {
        setRefused(provenIn(error))
        throw error
      },
    )
    if (session.personId() === _id) tellPushAgain()
    else {
      leavePush()
      // Without the phone's database there is nothing to forget, and the application works with the server's
      // replies alone.
      await forgetKnown().catch(() => {})
    }
    session.begin(token, _id)
  }
  const missing = (value: string) => (value === '' ? general.required : undefined)
  const { shown, check } = useChecked({ userId: missing(userId.trim()), password: missing(password) })

  return (
    <Page title={words.signIn}>
      <Brand />
      {/* Signing in again would help nobody whom the server refuses. */}
      {refused === undefined && <p>{session.wasLost() ? words.ended : words.hello}</p>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {refused !== undefined && (
        <Suspense>
          <Left personId={refused} />
        </Suspense>
      )}
      <Form busy={isBusy} onSubmit={() => check() && void attempt(signIn)}>
        <TextField
          label={words.userId}
          value={userId}
          onChange={setUserId}
          error={shown.userId}
          autoComplete="username"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <PasswordField
          label={words.password}
          value={password}
          onChange={setPassword}
          error={shown.password}
          hint={words.firstPassword}
          autoComplete="current-password"
        />
        <Button type="submit" busy={isBusy}>
          {words.signIn}
        </Button>
      </Form>
      <p>
        {/* A page of the console. */}
        {words.forgotten} <a href={publicScreens.forgotPassword.path}>{words.newByMail}</a> {words.orAskHr}
      </p>
      <LanguageSwitch />
    </Page>
  )
}

/** The person who proved who they are with a sign-in that was refused. */
const provenIn = (error: unknown): string | undefined =>
  error instanceof FailedCall ? refusedSignIn.safeParse(error.data?.data).data?._id : undefined
