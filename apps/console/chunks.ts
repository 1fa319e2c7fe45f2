import type { Rolldown } from 'vite'

/**
 * Groups modules into files. By itself the bundler makes a file of whatever the same pages share: 130 files for one page,
 * each with a round trip's wait. A group takes its modules and all their imports, except for those that a group above has
 * taken; ungrouped modules come with their page. `bench/src/script-weight.test.ts` limits the number of files of a page.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // What every page loads first. The libraries have their own file, because an upgrade of Tahi seldom changes them. The
  // entries stay separate files: the manifest knows them by name.
  { name: 'ground', tags: ['$initial'], test: within('node_modules/') },
  { name: 'start', tags: ['$initial'], test: (id) => !/[\\/](index\.html|main\.tsx|enter\.ts)$/.test(id) },
  {
    name: 'login',
    test: within(
      'features/identity/(brand|front-card|front-form|front-links|application-link)',
      'contract/src/texts/(demo|sign-in|components/password)',
      'platform/(failure-words|forms/(after-save|form-errors))',
      'ui/src/(button/|fields/(focus-first-error|password-)|brand/)',
      '@mantine/core/esm/components/(Alert|Button|PasswordInput|TextInput)/',
    ),
  },
  {
    // What the frame shares with the pages before the sign-in, which do not load the frame.
    name: 'front',
    test: within(
      'contract/src/(fields|registration|set-up)',
      'contract/src/texts/(actions|choices|columns|new-password|saving|components/states)',
      'platform/(forms/(save-words|use-visitor-form)|session/(kept-browser|sign-out))',
      'ui/src/(fields/(focus-|form-section|form[.])|page/states)',
      '@mantine/core/esm/core/',
      '@mantine/core/esm/components/(Group|NativeSelect)/',
      '@mantine/hooks/',
      '@tanstack/react-router/dist/esm/useBlocker',
    ),
  },
  // Its own file, because it connects while the frame is still loading.
  { name: 'live', test: within('platform/live', 'client/src/live') },
  {
    name: 'frame',
    test: within(
      'console/src/app/(demo-banner|listen|menu|palette)',
      'features/notifications/bell',
      'features/[a-z]+/.*badge',
      'platform/(answer|dialog-step|forms/(confirm-and-send|use-(form-on-screen|save-)|unsaved-forms)|session/forbidden)',
      'client/src/(new-id|save-file)',
      'ui/src/(dialog|frame|hint|page)/',
      'ui/src/(color-scheme-toggle|toasts/toasts)',
      '@tabler/icons-react/',
    ),
  },
  {
    // What lists and forms share.
    name: 'parts',
    test: within(
      'platform/(address|calendar/day-words|files/export-button|filters/|lists/(by-name|each-row|list|seen|showing-day)|new-tab-link|paper/(filter-names|paper-|print-)|payslip-href|shown-time)',
      'platform/choices/(use-[a-z]+-choices|use-typed-search|found-options|label-of)',
      'domain/src/searching',
      'contract/src/texts/attendance(-day)?[.]',
      'ui/src/(charts|format|print)/',
      'ui/src/fields/(day-field|use-typed)',
      'ui/src/table/table-notice',
      '@mantine/core/esm/components/Anchor/',
    ),
  },
  {
    name: 'table',
    test: within(
      'ui/src/table/',
      'contract/src/texts/components/table',
      'platform/lists/(allowed-actions|person-columns)',
    ),
  },
  // What only lists need of which several rows can be selected.
  {
    name: 'selection',
    test: within('platform/lists/(select-matching|use-(left-state|list-selection|seen|selected|selection))'),
  },
  { name: 'form-values', test: within('@mantine/form/') },
  {
    name: 'form',
    test: within(
      'platform/(files/(use-picture-choice|upload)|forms/(field-props|form-(fields|page)|in-own-branch|locked-field|use-(draft-form|follow-stored))|stale/|versions-table)',
      'platform/(choices/([a-z]+-select|in-department)|employees/person-select)',
      'features/attendance/payslip-link',
      'contract/src/texts/(attendance-form|employee-(picture|rates))[.]',
    ),
  },
  {
    // What the pages of attendance share.
    name: 'attendance',
    test: within(
      'contract/src/texts/(attendance-list|correction|punch-claims)[.]',
      'features/attendance/(statuses|claims/(claim-words|settled-or-not))',
    ),
  },
  { name: 'history', test: within('platform/history/') },
]

/** Modules at these places. */
function within(...places: string[]): RegExp {
  return new RegExp(`[\\\\/](${places.join('|').replaceAll('/', '[\\\\/]')})`)
}
