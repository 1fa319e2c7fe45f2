/** Keeps a text in the browser. Where there is no room left it is not kept, and stands in the page all the same. */
export function keepText(storage: Storage, name: string, text: string): void {
  try {
    storage.setItem(name, text)
  } catch {
    // Nothing that anybody can do about it here, and nothing that stops their work.
  }
}
