import { Markup } from '../../platform/html.ts'

/** Tahi's mark, for a company without its own logo. */
export const mark = new Markup(
  '<svg class="logo" viewBox="0 0 32 32" fill="none" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#334892"/>' +
    '<g stroke="#fff" stroke-width="2.7" stroke-linecap="round"><path d="M5.5 20.6c1.7-.1 3-.8 4-2"/>' +
    '<path d="M13.2 13.2c1.6-1.7 4-1.7 5.6 0"/><path d="M22.5 18.6c1 1.2 2.3 1.9 4 2"/></g></svg>',
)
