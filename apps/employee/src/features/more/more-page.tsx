import { generalWords } from '@tahi/contract/employee-texts/general'
import { identityWords } from '@tahi/contract/employee-texts/identity'
import { moreWords } from '@tahi/contract/employee-texts/more'
import { languageNames, languages } from '@tahi/contract/employee-texts/words'
import { readToday } from '@tahi/contract/today'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { ConfirmSheet } from '../../components/confirm-sheet.tsx'
import { LinkList } from '../../components/link-list.tsx'
import { Mark } from '../../components/mark.tsx'
import { Page } from '../../components/page.tsx'
import { useCall } from '../../platform/calls.ts'
import { useIsServerReached } from '../../platform/connection.ts'
import { chooseLanguage, useLanguage, useWords } from '../../platform/language.ts'
import { useQueue } from '../../platform/queue/open-queue.ts'
import { signOut } from '../../platform/sign-out.ts'
import { links } from './links.ts'
import classes from './more-page.module.css'

/** Links to everything that is not needed every day. */
export function MorePage() {
  const words = useWords(moreWords)
  const identity = useWords(identityWords)
  const general = useWords(generalWords)
  // Cached by the first screen and the tabs.
  const counts = useCall(readToday, {}).data?.data.unread
  const language = useLanguage()
  const [, go] = useLocation()
  const isServerReached = useIsServerReached()
  const waits = useQueue().some(({ refused }) => refused === undefined)
  const [isAsked, setIsAsked] = useState(false)

  const leave = () => {
    go('/')
    signOut()
  }

  return (
    <Page title={words.title}>
      <LinkList className={classes.links}>
        {links.map(({ path, Icon, nameIn, unread }) => (
          <li key={path}>
            <Link href={path}>
              <Icon aria-hidden /> <span>{nameIn(language)}</span>
              {unread && counts && counts[unread] > 0 && (
                <Mark>
                  <span role="img" aria-label={general.unread(counts[unread])}>
                    {counts[unread]}
                  </span>
                </Mark>
              )}
            </Link>
          </li>
        ))}
      </LinkList>
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
        <ConfirmSheet
          title={identity.signOutAsk}
          confirm={identity.signOut}
          onConfirm={leave}
          onClose={() => setIsAsked(false)}
        >
          {waits && <p>{identity.signOutKeeps}</p>}
          {!isServerReached && <p>{identity.signInNeedsLine}</p>}
        </ConfirmSheet>
      )}
    </Page>
  )
}
