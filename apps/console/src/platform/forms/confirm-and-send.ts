import { texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { showFailure } from '../calls.ts'

interface Sending {
  question: Parameters<typeof confirm>[0]
  send: () => Promise<unknown>
  /** Reads anew what shows it, also after a refusal: what is shown was then no longer so. */
  refresh: (done: boolean) => Promise<void>
  /** What is said of it; null where the caller goes on and says so. */
  success?: string | null
}

/** Asks, sends, says how it went and lets it be seen. @returns whether it was done */
export async function confirmAndSend(sending: Sending): Promise<boolean> {
  const { question, send, refresh, success = texts.success } = sending
  if (!(await confirm(question))) return false
  let done = false
  try {
    await send()
    done = true
    if (success !== null) toast.success(success)
  } catch (failure) {
    showFailure(failure)
  }
  await refresh(done)
  return done
}
