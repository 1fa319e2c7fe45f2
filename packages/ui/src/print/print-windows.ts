const opened = new Set<Window>()

/** Remembers a window with papers, so that it does not outlive the session of who printed them. */
export function keepPrintWindow(popup: Window): void {
  for (const one of opened) if (one.closed) opened.delete(one)
  opened.add(popup)
}

/** Closes every window with papers that this page opened: on a shared computer they are for nobody who comes after. */
export function closePrintWindows(): void {
  for (const one of opened) one.close()
  opened.clear()
}
