import { texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { showFailedAction } from '../failed-action.ts'

interface Sending {
  question: Parameters<typeof confirm>[0]
  send: () => Promise<unknown>
  /** Refetches what shows the record. Also called after a refusal: what is shown is then out of date. */
  refresh: (done: boolean) => Promise<void>
  /** The toast's text; null where the caller shows its own. */
  success?: string | null
}

/** Asks for confirmation, sends, shows the outcome and refreshes. @returns whether it was done */
export async function confirmAndSend(sending: Sending): Promise<boolean> {
  const { question, send, refresh, success = texts.success } = sending
  if (!(await confirm(question))) return false
  let done = false
  try {
    await send()
    done = true
    if (success !== null) toast.success(success)
  } catch (failure) {
    showFailedAction(failure)
  }
  await refresh(done)
  return done
}
