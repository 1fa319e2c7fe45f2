import { session } from './session.ts'

/** Takes pushes off the phone's screen when a session ends: whoever takes the phone reads nothing of them. */
export function forgetNotices(): void {
  const forget = () => {
    if (session.token() === null) closeAll().catch(() => {})
  }
  forget()
  session.subscribe(forget)
}

async function closeAll(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const notice of (await registration?.getNotifications()) ?? []) notice.close()
}
