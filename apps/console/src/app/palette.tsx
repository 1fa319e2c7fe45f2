import { VisuallyHidden } from '@mantine/core'
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight'
import { fullName } from '@tahi/domain'
import { employeeHref } from '../features/people/index.ts'
import '@mantine/spotlight/styles.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type CurrentUser, limits, listPeople, screens, texts } from '@tahi/contract'
import { returnFocus } from '@tahi/ui/dialog/return-focus.ts'
import { useEscape } from '@tahi/ui/dialog/use-escape.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../platform/calls.ts'
import { actionsOf, pagesOf } from './palette-entries.ts'
import { useBranchName } from './use-branch-name.ts'

const [store, spotlight] = createSpotlight()

export const openPalette = spotlight.open

type PaletteProps = { user: CurrentUser; onSignOut: () => void }

/** The command palette (Ctrl or ⌘ K): pages, actions, and people by name or user ID. */
export function Palette({ user, onSignOut }: PaletteProps) {
  const router = useRouter()
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const before = useRef<Element | null>(null)
  useEscape(isOpen, spotlight.close)
  const [search] = useDebouncedValue(query.trim(), 200)
  const people = useCall(
    listPeople,
    { query: { search, page: 1, pageSize: 8 } },
    { enabled: search.length > 1 },
  )
  const isFound = search.length > 1 && !people.isPlaceholderData
  const isAnswered = search === query.trim() && (search.length <= 1 || (isFound && !people.isPending))
  useEffect(() => {
    if (isFound && people.data) selectFirst()
  }, [isFound, people.data])
  const open = () => {
    before.current = document.activeElement
    setOpen(true)
  }
  /** The library returns the focus to the element that had it, which is gone when the palette leads to another page. */
  const leave = () => {
    const isElsewhere = document.getElementById('content')?.contains(document.activeElement)
    if (!isElsewhere && !isFocusable(before.current)) returnFocus(before.current)
  }
  const branchName = useBranchName(user.role)
  const go = (href: string) => () => router.history.push(href)

  const pages = pagesOf(user.role).map(({ label, href }) => action(label, label, go(href)))
  const actions = [
    ...actionsOf(user.role).map(({ label, href }) => action(label, label, go(href))),
    action('logout', texts.actions.logout, onSignOut),
  ]
  const found = isFound ? (people.data?.data ?? []) : []
  const named = [...pages, ...actions].filter(({ label }) =>
    label?.toLowerCase().includes(query.trim().toLowerCase()),
  )
  const failed = search.length > 1 && people.error ? people.error.message : undefined
  const nothing = isAnswered ? (failed ?? texts.palette.nothing) : texts.palette.searching
  return (
    <Spotlight
      store={store}
      shortcut="mod + K"
      closeOnEscape={false}
      attributes={{ content: { 'aria-label': texts.palette.finds } }}
      onSpotlightOpen={open}
      onSpotlightClose={() => setOpen(false)}
      onExitTransitionEnd={leave}
      // Opens from within a field too, where the cursor is most of the time.
      tagsToIgnore={[]}
      triggerOnContentEditable
      query={query}
      onQueryChange={setQuery}
      nothingFound={nothing}
      highlightQuery
      scrollable
      // On a low screen, as when zoomed in, the library leaves no room for results.
      yOffset="min(80px, 10dvh)"
      styles={{ actionsList: { maxHeight: 'none', minHeight: 0 } }}
      searchProps={{
        leftSection: (
          <>
            <IconSearch size={18} />
            {/* Inside the dialog, because screen readers ignore status messages outside of it. */}
            <VisuallyHidden role="status">
              {query.trim() !== '' && isAnswered && toldOf(named.length + found.length, nothing)}
            </VisuallyHidden>
          </>
        ),
        placeholder: texts.palette.finds,
        maxLength: limits.nameLength,
        'aria-label': texts.palette.search,
      }}
      actions={[
        { group: texts.palette.groups.pages, actions: pages },
        { group: texts.palette.groups.actions, actions },
        {
          group: texts.palette.groups.people,
          actions: found.map(({ _id, userId, branchId, ...person }) => ({
            ...action(_id, fullName(person), go(_id === user._id ? screens.profile.path : employeeHref(_id))),
            description: [userId, branchName(branchId)].filter(Boolean).join(' · '),
            keywords: search,
          })),
        },
      ]}
    />
  )
}

const isFocusable = (element: Element | null): boolean =>
  element?.isConnected === true && element !== document.body

const toldOf = (count: number, nothing: string): string =>
  count === 0 ? nothing : texts.palette.found(count)

/** Selects the first entry for Enter. The library selects one when the user types, before people are found. */
function selectFirst(): void {
  const list = document.getElementById(store.getState().listId)
  if (!list || list.querySelector('[data-selected]')) return
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true')
  store.updateState((state) => ({ ...state, selected: 0 }))
}

const action = (id: string, label: string, onClick: () => void): SpotlightActionData => ({
  id,
  label,
  onClick,
})
