/** Keeps the screen on while the page is visible. @returns stops it */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    // A tablet in battery saving mode may refuse.
    lock = await navigator.wakeLock.request('screen').catch(() => undefined)
  }
  void ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
