/** The console's page that a notification opens, if any: who became a member of HR still has some of the application. */
export const consolePage = (href: string | null): string | null =>
  href !== null && /^\/app(\/|$)/.test(href) ? null : href
