import { session } from './session.ts'

/** Removes shown pushes when a session ends, so that the phone's next user cannot read them. */
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
