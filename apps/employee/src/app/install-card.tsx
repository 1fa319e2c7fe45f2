import { Subject } from '@tahi/client/subject'
import { identityWords } from '@tahi/contract/employee-texts/identity'
import { useSyncExternalStore } from 'react'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { useWords } from '../platform/language.ts'
import classes from './install-card.module.css'

/** Chromium's event for an application that can be installed and is not. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

const offered = new Subject<InstallPrompt | null>(null)
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offered.set(event as InstallPrompt)
})
window.addEventListener('appinstalled', () => offered.set(null))

/**
 * Offers to add the application to the home screen, when the browser can. Once dismissed, it stays hidden for this
 * session.
 */
export function InstallCard() {
  const words = useWords(identityWords)
  const prompt = useSyncExternalStore(offered.subscribe, offered.read)
  if (prompt === null) return null
  return (
    <Card title={words.install}>
      <p>{words.installWhy}</p>
      <p className={classes.ways}>
        <Button onClick={() => void prompt.prompt().finally(() => offered.set(null))}>
          {words.installDo}
        </Button>
        <Button look="plain" onClick={() => offered.set(null)}>
          {words.later}
        </Button>
      </p>
    </Card>
  )
}
