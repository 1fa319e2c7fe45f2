/**
 * Runs work in one window at a time: while another window does it, it is left out. A browser without locks runs it in
 * every window; what is sent twice is stored once.
 * @param name the work's, of all that this address keeps
 */
export const alone =
  (name: string) =>
  async (run: () => Promise<void>): Promise<void> => {
    if (!('locks' in navigator)) return run()
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await run()
    })
  }
