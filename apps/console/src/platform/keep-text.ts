/** Stores a text in the browser. If storage is full, the text is not stored; the page still shows it. */
export function keepText(storage: Storage, name: string, text: string): void {
  try {
    storage.setItem(name, text)
  } catch {
    // The user cannot do anything about it here, and can go on working.
  }
}
