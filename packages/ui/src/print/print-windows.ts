const opened = new Set<Window>()

/** Registers a print window, so that it is closed when the session ends. */
export function keepPrintWindow(popup: Window): void {
  for (const one of opened) if (one.closed) opened.delete(one)
  opened.add(popup)
}

/** Closes all print windows that this page opened, so that the next person on a shared computer does not see them. */
export function closePrintWindows(): void {
  for (const one of opened) one.close()
  opened.clear()
}
