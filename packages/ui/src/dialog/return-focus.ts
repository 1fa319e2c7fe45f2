/** Mantine returns the focus only to modals that it saw closed first; ours appear open. */
export function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  else document.getElementById('content')?.focus({ preventScroll: true })
}
