import { ActionIcon } from '@mantine/core'
import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { useHint } from '@tahi/ui/hint/use-hint.tsx'
import { useMuted } from './muted.ts'

/** Turns the sound for new messages on and off. */
export function MuteSwitch() {
  const [muted, setMuted] = useMuted()
  const Icon = muted ? IconVolumeOff : IconVolume
  const { target, hint } = useHint(muted ? texts.conversations.silent : texts.conversations.sounding)
  return (
    <>
      <ActionIcon
        {...target}
        variant="default"
        size={34}
        aria-label={texts.conversations.mute}
        aria-pressed={muted}
        onClick={() => setMuted(!muted)}
      >
        <Icon size={18} stroke={1.6} />
      </ActionIcon>
      {hint}
    </>
  )
}
