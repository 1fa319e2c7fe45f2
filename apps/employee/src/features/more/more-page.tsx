import { generalWords } from '@tahi/contract/employee-texts/general'
import { identityWords } from '@tahi/contract/employee-texts/identity'
import { moreWords } from '@tahi/contract/employee-texts/more'
import { languages } from '@tahi/contract/employee-texts/words'
import { logout } from '@tahi/contract/identity'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Page } from '../../parts/page.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { chooseLanguage, useLanguage, useWords } from '../../platform/language.ts'
import { leavePush } from '../../platform/push.ts'
import { client, session } from '../../platform/session.ts'
import { entries } from './entries.ts'
import classes from './more-page.module.css'

const languageNames = { en: 'English', fil: 'Filipino' } as const

/** Everything that is not needed every day. */
export function MorePage() {
  const words = useWords(moreWords)
  const identity = useWords(identityWords)
  const general = useWords(generalWords)
  const language = useLanguage()
  const [, go] = useLocation()
  const [isAsked, setIsAsked] = useState(false)

  const signOut = () => {
    // Beside what happens here. Where there is no line the server ends it after its time, or from another device.
    client.tell(logout, { body: { pushEndpoint: leavePush() } })
    go('/')
    // With the session the phone forgets what it knew; see `keepKnown`.
    session.end()
  }

  return (
    <Page title={words.title}>
      <ul className={classes.entries}>
        {entries.map(({ path, Icon, nameOf }) => (
          <li key={path}>
            <Link href={path}>
              <Icon aria-hidden /> {nameOf[language]}
            </Link>
          </li>
        ))}
      </ul>
      <Card title={identity.language}>
        <div className={classes.languages}>
          {languages.map((choice) => (
            <Button
              key={choice}
              lang={choice}
              look={choice === language ? 'main' : 'plain'}
              aria-pressed={choice === language}
              onClick={() => chooseLanguage(choice)}
            >
              {languageNames[choice]}
            </Button>
          ))}
        </div>
      </Card>
      <Button look="danger" onClick={() => setIsAsked(true)}>
        {identity.signOut}
      </Button>
      {isAsked && (
        <Sheet title={identity.signOutAsk} onClose={() => setIsAsked(false)}>
          <p>{identity.signOutLoses}</p>
          <div className={classes.languages}>
            <Button look="plain" onClick={() => setIsAsked(false)}>
              {general.cancel}
            </Button>
            <Button look="danger" onClick={signOut}>
              {identity.signOut}
            </Button>
          </div>
        </Sheet>
      )}
    </Page>
  )
}
