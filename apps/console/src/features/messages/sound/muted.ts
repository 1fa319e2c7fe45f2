import { useLocalStorage } from '@mantine/hooks'

const key = 'tahi-messages-muted'

/** Whether messages come without a sound; this browser remembers it. */
export const isMuted = (): boolean => localStorage.getItem(key) === 'true'

export const useMuted = () => useLocalStorage({ key, defaultValue: false, getInitialValueInEffect: false })
