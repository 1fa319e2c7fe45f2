import { clientOf, type PersonRecord, type Role, startsAtConsole, texts } from '@tahi/contract'

/** What another role does to the password; nothing for one that signs in where the present one does. */
export function accessWords(saved: PersonRecord, role: Role): string | undefined {
  if (startsAtConsole(saved.role, role))
    return saved.status
      ? texts.employees.promotion(saved.email)
      : texts.employees.promotionWhileAway(saved.email)
  return clientOf(saved.role) === clientOf(role) ? undefined : texts.employees.demotion
}
