import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Scrolls a new message into view. Runs before paint, while it is still known what was in view.
 * @param lastId undefined while there is no message
 * @param isFollowed not while earlier messages are being read, unless the last one is one's own
 */
export function useFollow(lastId: string | undefined, isFollowed: boolean, showEnd: () => void): void {
  const follow = useEffectEvent(() => isFollowed && showEnd())
  useLayoutEffect(() => {
    if (lastId) follow()
  }, [lastId])
}
