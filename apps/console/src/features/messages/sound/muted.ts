import { useLocalStorage } from '@mantine/hooks'

const key = 'tahi-messages-muted'

/** Whether messages arrive silently; stored in this browser. */
export const isMuted = (): boolean => localStorage.getItem(key) === 'true'

export const useMuted = () => useLocalStorage({ key, defaultValue: false, getInitialValueInEffect: false })
